import { setTimeout as pause } from 'node:timers/promises'
import { withRetry } from '../http/with-retry'
import type { AiClient } from './ai-client.server'
import { AiError, isProviderError } from './ai-error'

// nobody sits in front of it: it may wait longer than a person would, in parts of the provider's usual pause
const RETRY_DELAY_FACTORS = [5, 20]

/** Asks up to three times while what goes wrong lies with the provider. @throws AiError */
export function retryAi<Answer>(
  { retryDelayMs }: Pick<AiClient, 'retryDelayMs'>,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return withRetry(ask, {
    delayAfter(error, failures) {
      const factor = RETRY_DELAY_FACTORS[failures - 1]
      return factor !== undefined && error instanceof AiError && isProviderError(error)
        ? factor * retryDelayMs
        : undefined
    },
    pause: (ms) => pause(ms, undefined, { signal }).catch(() => {}),
  })
}
