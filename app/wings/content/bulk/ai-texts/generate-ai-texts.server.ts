import type { AiClient } from '~/platform/ai/ai-client.server'
import { AiError, isProviderError } from '~/platform/ai/ai-error'
import { retryAi } from '~/platform/ai/retry-ai.server'
import { sumTokenUsage, type TokenUsage } from '~/platform/ai/token-usage'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { log } from '~/platform/monitoring/log.server'
import { consumeRunAiQuota, recordAiUsage } from '~/wings/site/ai-usage/commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { saveAiText } from './ai-texts.commands.server'
import { generateAiText } from './generate-ai-text.server'
import type { TextPrompt } from './text-prompt.server'

type AiTextResult = { text: string; use: TokenUsage } | { fault: AiError; use: TokenUsage }

const CONCURRENT_REQUESTS = 4
const MAX_CONSECUTIVE_FAILURES = 5

interface BatchRequest {
  ai: AiClient
  templateId: string
  by: Actor
  /** Takes one of the questions that the run may ask. */
  consumeRequest: () => Promise<boolean>
  signal: AbortSignal
}

/**
 * Asks some questions, a few at once, and keeps each answer as it comes, so that a crash loses only those under way.
 * Answers why it gave up: the provider is away, or the day's questions are used up. What it did not come to stays unasked.
 */
export async function generateAiTexts(
  db: Database,
  asking: BatchRequest,
  questions: TextPrompt[],
): Promise<string | undefined> {
  const left = [...questions]
  let faultsInARow = 0
  let reason: string | undefined

  async function askNext(question: TextPrompt) {
    const trouble = await generateOne(db, asking, question)
    faultsInARow = trouble?.isProviderFailure ? faultsInARow + 1 : 0
    if (!trouble || (!trouble.affectsAllRequests && faultsInARow < MAX_CONSECUTIVE_FAILURES)) return
    reason ??= trouble.message
  }

  async function askInTurn() {
    // what is under way is paid: it comes to its end
    while (!reason && !asking.signal.aborted) {
      const question = left.shift()
      if (!question) return
      await askNext(question)
    }
  }

  const stopAll = (error: unknown) => {
    left.length = 0
    throw error
  }
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENT_REQUESTS }, () => askInTurn().catch(stopAll)))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return reason
}

interface GenerationFailure {
  message: string
  isProviderFailure: boolean
  affectsAllRequests: boolean
}

async function generateOne(
  db: Database,
  asking: BatchRequest,
  question: TextPrompt,
): Promise<GenerationFailure | undefined> {
  const { ai, by, templateId, consumeRequest, signal } = asking
  try {
    if (!(await consumeRequest())) return undefined
    await consumeRunAiQuota(db, by)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { message: error.message, isProviderFailure: false, affectsAllRequests: true }
  }
  const reply = await generateAiTextWithRetry(ai, question, signal)
  await recordTextUse(db, ai, by, reply.use)
  if ('text' in reply) {
    await saveAiText(db, templateId, question, { text: reply.text, error: '' })
    return undefined
  }
  const { fault } = reply
  if (fault.kind === 'aborted') return undefined
  if (!affectsAllRequests(fault)) await saveAiText(db, templateId, question, { text: null, error: fault.message })
  return {
    message: fault.message,
    isProviderFailure: isProviderError(fault),
    affectsAllRequests: affectsAllRequests(fault),
  }
}

/** What cannot be recorded, because the account is gone, takes no answer away. */
async function recordTextUse(db: Database, ai: AiClient, { id }: Actor, use: TokenUsage) {
  if (id === null) return
  try {
    await recordAiUsage(db, ai, { userId: id, blueprintId: null, purpose: 'bulk-run:texts', ...use })
  } catch (error) {
    log.error({ err: error }, 'AI use of a bulk text was not recorded')
  }
}

/** Asks up to three times, as long as the provider may come to itself. Never throws for what the AI does. */
async function generateAiTextWithRetry(ai: AiClient, question: TextPrompt, signal: AbortSignal): Promise<AiTextResult> {
  const failedUses: TokenUsage[] = []
  const ask = () =>
    generateAiText(ai, question, signal).catch((fault) => {
      if (fault instanceof AiError) failedUses.push(fault.usage)
      throw fault
    })
  try {
    const { text, use } = await retryAi(ai, signal, ask)
    return { text, use: sumTokenUsage([...failedUses, use]) }
  } catch (fault) {
    if (!(fault instanceof AiError)) throw fault
    return { fault, use: sumTokenUsage(failedUses) }
  }
}

/** Every other question would end like this one. */
function affectsAllRequests({ kind, status }: AiError) {
  return kind === 'rejected' && (status === 401 || status === 403 || status === 404)
}
