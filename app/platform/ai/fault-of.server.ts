import { APICallError } from 'ai'
import type { Ai } from './ai.server'
import { AiFault } from './ai-fault'

/** Longer than this nobody is kept waiting for the second try, in ms. */
const LONGEST_WAIT_MS = 20_000

type Named = Pick<Ai, 'provider' | 'model'>

/** Says in a sentence why there is no answer; what the provider wrote stays out of it. */
export function faultOf({ provider, model }: Named, error: unknown): AiFault {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  const fault = (kind: AiFault['kind'], sentence: string) => new AiFault(kind, sentence, undefined, status)
  if (status === 429) return fault('busy', busySentence(provider, retryAfterMs(error)))
  if (status === 401 || status === 403)
    return fault('refused', `${provider} did not accept the API key. Ask whoever runs this site to check it.`)
  if (status === 404) return fault('refused', `${provider} does not know the model ${model}. Check AI_MODEL.`)
  if (status !== undefined && status >= 500)
    return fault('broken', `${provider} has a fault of its own (status ${status}). Try again in a minute.`)
  if (status !== undefined && status >= 400)
    return fault('refused', `${provider} refused the question (status ${status}).`)
  if (status !== undefined) return fault('broken', `${provider} answered something that is no answer. Try again.`)
  return fault('unreachable', `${provider} cannot be reached. Try again in a minute.`)
}

/** Nothing came for as long as anybody waits. */
export function silentFault({ provider, silenceMs }: Pick<Ai, 'provider' | 'silenceMs'>) {
  const seconds = silenceMs >= 1000 ? Math.round(silenceMs / 1000) : silenceMs / 1000
  return new AiFault(
    'silent',
    `${provider} said nothing for ${seconds === 1 ? 'a second' : `${seconds} seconds`}. Try again.`,
  )
}

function busySentence(provider: string, afterMs: number | undefined) {
  const seconds = afterMs === undefined ? 60 : Math.max(1, Math.ceil(afterMs / 1000))
  const when = seconds === 60 ? 'in a minute' : seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  return `${provider} is busy, or the limit of the account there is used up. Try again ${when}.`
}

/** How long to wait before the second and last try, in ms; undefined: there is no point in one. */
export function waitBeforeRetry({ backoffMs }: Pick<Ai, 'backoffMs'>, error: unknown, { kind }: AiFault) {
  if (kind !== 'busy' && kind !== 'broken' && kind !== 'unreachable') return undefined
  const wait = retryAfterMs(error) ?? backoffMs
  return wait <= LONGEST_WAIT_MS ? wait : undefined
}

/** Retry-After holds seconds or a moment. */
function retryAfterMs(error: unknown) {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined
  if (!header) return undefined
  const ms = Number.isNaN(Number(header)) ? Date.parse(header) - Date.now() : Number(header) * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
