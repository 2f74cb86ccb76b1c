import { setTimeout as pause } from 'node:timers/promises'
import type { AiClient } from './ai-client.server'
import { AiError, isProviderError } from './ai-error'

// nobody sits in front of it: it may wait longer than a person would, in parts of the provider's usual pause
const RETRY_DELAY_FACTORS = [5, 20]

/** Asks up to three times while what goes wrong lies with the provider. @throws AiError */
export async function withRetry<Answer>(
  { retryDelayMs }: Pick<AiClient, 'retryDelayMs'>,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      const wait = RETRY_DELAY_FACTORS[tries]
      if (wait === undefined || !(error instanceof AiError) || !isProviderError(error)) throw error
      await pause(wait * retryDelayMs, undefined, { signal }).catch(() => {})
    }
  }
}
