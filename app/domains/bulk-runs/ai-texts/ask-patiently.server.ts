import { setTimeout as pause } from 'node:timers/promises'
import type { Ai } from '~/platform/ai/ai.server'
import { AiFault, isOfProvider } from '~/platform/ai/ai-fault'
import { type AiUse, sumOfUses } from '~/platform/ai/ai-use'
import { askForText } from './ask-for-text.server'
import type { TextQuestion } from './text-question.server'

// nobody sits in front of a run: it may wait longer than a person would, in parts of the provider's usual pause
const PAUSES = [5, 20]

export type Reply = { text: string; use: AiUse } | { fault: AiFault; use: AiUse }

/** Asks up to three times, as long as the provider may come to itself. Never throws for what the AI does. */
export async function askPatiently(ai: Ai, question: TextQuestion, signal: AbortSignal): Promise<Reply> {
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
export function isForAll({ kind, status }: AiFault) {
  return kind === 'refused' && (status === 401 || status === 403 || status === 404)
}
