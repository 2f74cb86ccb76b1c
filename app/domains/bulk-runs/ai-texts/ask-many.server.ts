import { setTimeout as pause } from 'node:timers/promises'
import { countRunQuestion, recordUse } from '~/domains/ai-usage/commands.server'
import type { Actor } from '~/domains/audit/actor'
import type { Ai } from '~/platform/ai/ai.server'
import { AiFault, isOfProvider } from '~/platform/ai/ai-fault'
import { type AiUse, sumOfUses } from '~/platform/ai/ai-use'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { log } from '~/platform/log.server'
import { keepAnswer } from './answers.server'
import { askForText } from './ask-for-text.server'
import type { TextQuestion } from './text-question.server'

// nobody sits in front of a run: it may wait longer than a person would, in parts of the provider's usual pause
const PAUSES = [5, 20]

type Reply = { text: string; use: AiUse } | { fault: AiFault; use: AiUse }

const ASKED_AT_ONCE = 4
const MOST_FAULTS_IN_A_ROW = 5

interface Asking {
  ai: Ai
  templateId: string
  by: Actor
  /** Takes one of the questions that the run may ask. */
  mayAsk: () => Promise<boolean>
  signal: AbortSignal
}

/**
 * Asks some questions, a few at once, and keeps each answer as it comes, so that a crash loses only those under way.
 * Answers why it gave up: the provider is away, or the day's questions are used up. What it did not come to stays unasked.
 */
export async function askMany(db: Database, asking: Asking, questions: TextQuestion[]): Promise<string | undefined> {
  const left = [...questions]
  let faultsInARow = 0
  let reason: string | undefined

  async function askNext(question: TextQuestion) {
    const trouble = await askOne(db, asking, question)
    faultsInARow = trouble?.isOfProvider ? faultsInARow + 1 : 0
    if (!trouble || (!trouble.isForAll && faultsInARow < MOST_FAULTS_IN_A_ROW)) return
    reason ??= trouble.sentence
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
  const ended = await Promise.allSettled(Array.from({ length: ASKED_AT_ONCE }, () => askInTurn().catch(stopAll)))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return reason
}

interface Trouble {
  sentence: string
  isOfProvider: boolean
  isForAll: boolean
}

async function askOne(db: Database, asking: Asking, question: TextQuestion): Promise<Trouble | undefined> {
  const { ai, by, templateId, mayAsk, signal } = asking
  try {
    if (!(await mayAsk())) return undefined
    await countRunQuestion(db, by)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { sentence: error.message, isOfProvider: false, isForAll: true }
  }
  const reply = await askPatiently(ai, question, signal)
  await record(db, ai, by, reply.use)
  if ('text' in reply) {
    await keepAnswer(db, templateId, question, { answer: reply.text, fault: '' })
    return undefined
  }
  const { fault } = reply
  if (fault.kind === 'stopped') return undefined
  if (!isForAll(fault)) await keepAnswer(db, templateId, question, { answer: null, fault: fault.message })
  return { sentence: fault.message, isOfProvider: isOfProvider(fault), isForAll: isForAll(fault) }
}

/** What cannot be recorded, because the account is gone, takes no answer away. */
async function record(db: Database, ai: Ai, { id }: Actor, use: AiUse) {
  if (id === null) return
  try {
    await recordUse(db, ai, { userId: id, blueprintId: null, purpose: 'bulk-run:texts', ...use })
  } catch (error) {
    log.error({ err: error }, 'what a text of a run took was not kept')
  }
}

/** Asks up to three times, as long as the provider may come to itself. Never throws for what the AI does. */
async function askPatiently(ai: Ai, question: TextQuestion, signal: AbortSignal): Promise<Reply> {
  const uses: AiUse[] = []
  for (let tries = 0; ; tries++) {
    try {
      const { text, use } = await askForText(ai, question, signal)
      return { text, use: sumOfUses([...uses, use]) }
    } catch (fault) {
      if (!(fault instanceof AiFault)) throw fault
      uses.push(fault.use)
      const wait = PAUSES[tries]
      if (wait === undefined || !isOfProvider(fault)) return { fault, use: sumOfUses(uses) }
      await pause(wait * ai.backoffMs, undefined, { signal }).catch(() => {})
    }
  }
}

/** Every other question would end like this one. */
function isForAll({ kind, status }: AiFault) {
  return kind === 'refused' && (status === 401 || status === 403 || status === 404)
}
