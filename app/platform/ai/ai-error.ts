import { type TokenUsage, ZERO_TOKEN_USAGE } from './token-usage'

type AiErrorKind =
  | 'timeout'
  | 'rateLimited'
  | 'providerError'
  | 'rejected'
  | 'unreachable'
  | 'invalidResponse'
  | 'aborted'

/** Why a model gave no answer, with a sentence for the person. Never holds what the provider wrote: that may show keys. */
export class AiError extends Error {
  override name = 'AiError'

  constructor(
    readonly kind: AiErrorKind,
    message: string,
    /** What it cost all the same. */
    readonly usage: TokenUsage = ZERO_TOKEN_USAGE,
    /** The provider's status, when it gave one. */
    readonly status?: number,
  ) {
    super(message)
  }
}

/** It lies with the provider or the way there, not with the question. */
export function isProviderError({ kind }: AiError) {
  return kind === 'rateLimited' || kind === 'providerError' || kind === 'unreachable' || kind === 'timeout'
}
