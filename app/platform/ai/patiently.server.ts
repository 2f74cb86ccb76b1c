import { setTimeout as pause } from 'node:timers/promises'
import type { Ai } from './ai.server'
import { AiFault, isOfProvider } from './ai-fault'

// nobody sits in front of it: it may wait longer than a person would, in parts of the provider's usual pause
const PAUSES = [5, 20]

/** Asks up to three times while what goes wrong lies with the provider. @throws AiFault */
export async function patiently<Answer>(
  { backoffMs }: Pick<Ai, 'backoffMs'>,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      const wait = PAUSES[tries]
      if (wait === undefined || !(error instanceof AiFault) || !isOfProvider(error)) throw error
      await pause(wait * backoffMs, undefined, { signal }).catch(() => {})
    }
  }
}
