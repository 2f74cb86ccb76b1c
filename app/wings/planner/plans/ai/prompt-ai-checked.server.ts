import type { AiClient } from '~/platform/ai/ai-client.server'
import { AiError } from '~/platform/ai/ai-error'
import { type AiObjectRequest, promptAiForObject } from '~/platform/ai/prompt-ai-for-object.server'
import { sumTokenUsage, type TokenUsage } from '~/platform/ai/token-usage'

interface CheckedRequest<Value> extends Omit<AiObjectRequest<Value>, 'findProblems' | 'rejected'> {
  /** What rules find wrong with an answer, as sentences for the model. */
  findProblems: (value: Value) => string[]
  /** The answer goes back because of so many faults. */
  onRejected?: (faults: number) => void
}

/**
 * Asks for JSON, and sends it back once with what rules find wrong with it. Answers the last answer that there is, which may
 * be wrong again: the caller leaves out what is. @throws AiError when there is no answer at all, or it was stopped
 */
export async function promptAiChecked<Value>(
  ai: AiClient,
  { findProblems, onRejected, ...question }: CheckedRequest<Value>,
): Promise<{ value: Value; use: TokenUsage }> {
  const first = await promptAiForObject(ai, question)
  const faults = findProblems(first.value)
  if (faults.length === 0) return first
  onRejected?.(faults.length)
  const rejected = { text: JSON.stringify(first.value), faults }
  try {
    const second = await promptAiForObject(ai, { ...question, onPartial: undefined, rejected })
    return { value: second.value, use: sumTokenUsage([first.use, second.use]) }
  } catch (error) {
    if (!(error instanceof AiError)) throw error
    const use = sumTokenUsage([first.use, error.usage])
    if (error.kind === 'aborted') throw new AiError(error.kind, error.message, use)
    return { value: first.value, use }
  }
}
