import { APICallError } from 'ai'
import type { AiClient } from './ai-client.server'
import { AiError } from './ai-error'

/** Longer than this nobody is kept waiting for the second try, in ms. */
const MAX_WAIT_MS = 20_000

type ModelName = Pick<AiClient, 'provider' | 'model'>

/** Says in a sentence why there is no answer; what the provider wrote stays out of it. */
export function toAiError({ provider, model }: ModelName, error: unknown): AiError {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  const fault = (kind: AiError['kind'], sentence: string) => new AiError(kind, sentence, undefined, status)
  if (status === 429) return fault('rateLimited', busyMessage(provider, retryAfterMs(error)))
  if (status === 401 || status === 403)
    return fault('rejected', `${provider} rejected the API key. Ask the site administrator to check it.`)
  if (status === 404) return fault('rejected', `${provider} does not know the model ${model}. Check AI_MODEL.`)
  if (status !== undefined && status >= 500)
    return fault('providerError', `${provider} returned an error (status ${status}). Try again in a minute.`)
  if (status !== undefined && status >= 400)
    return fault('rejected', `${provider} rejected the request (status ${status}).`)
  if (status !== undefined) return fault('providerError', `${provider} returned an invalid response. Try again.`)
  return fault('unreachable', `${provider} cannot be reached. Try again in a minute.`)
}

/** Nothing came for as long as anybody waits. */
export function aiTimeoutError({ provider, idleTimeoutMs }: Pick<AiClient, 'provider' | 'idleTimeoutMs'>) {
  const seconds = idleTimeoutMs >= 1000 ? Math.round(idleTimeoutMs / 1000) : idleTimeoutMs / 1000
  return new AiError(
    'timeout',
    `${provider} did not respond for ${seconds === 1 ? 'a second' : `${seconds} seconds`}. Try again.`,
  )
}

function busyMessage(provider: string, afterMs: number | undefined) {
  const seconds = afterMs === undefined ? 60 : Math.max(1, Math.ceil(afterMs / 1000))
  const when = seconds === 60 ? 'in a minute' : seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  return `${provider} is busy, or its rate limit is reached. Try again ${when}.`
}

/** How long to wait before the second and last try, in ms; undefined: there is no point in one. */
export function retryWaitMs({ retryDelayMs }: Pick<AiClient, 'retryDelayMs'>, error: unknown, { kind }: AiError) {
  if (kind !== 'rateLimited' && kind !== 'providerError' && kind !== 'unreachable') return undefined
  const wait = retryAfterMs(error) ?? retryDelayMs
  return wait <= MAX_WAIT_MS ? wait : undefined
}

/** Retry-After holds seconds or a moment. */
function retryAfterMs(error: unknown) {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined
  if (!header) return undefined
  const ms = Number.isNaN(Number(header)) ? Date.parse(header) - Date.now() : Number(header) * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
