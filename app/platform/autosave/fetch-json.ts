import type { ApiRequest } from '../http/api-client'
import { fetchApi, leadsToSignIn } from '../http/fetch-api'
import type { SavedVersion, SaveProblem } from './autosave-machine'

/** An answer that is no success, with its sentence for the writer; of a stale save with what the server has, which the caller knows the shape of. */
export class FetchJsonError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly fields: Record<string, string> = {},
    readonly current?: SavedVersion<never>,
    /** The whole answer, where it says more than that. */
    readonly body?: unknown,
  ) {
    super(message)
  }
}

const SIGNED_OUT = 'You are signed out.'

interface FetchJsonOptions {
  /** Lets the call outlive its page; its body must fit (`fitsKeepalive`). */
  keepalive?: boolean
}

/** Asks the server about what is written. @throws FetchJsonError, or TypeError when no answer comes. */
export async function fetchJson<Reply>(
  { path, method = 'GET', json, signal }: ApiRequest<Reply>,
  { keepalive }: FetchJsonOptions = {},
): Promise<Reply> {
  const answer = await fetchApi(path, { method, json, keepalive, signal })
  if (leadsToSignIn(answer)) throw new FetchJsonError(SIGNED_OUT, 401)
  const reply = await answer.json().catch(() => undefined)
  if (answer.ok && reply !== undefined) return reply
  const { error, current } = (reply ?? {}) as { error?: FetchJsonErrorBody; current?: SavedVersion<never> }
  throw new FetchJsonError(error?.message ?? 'Something went wrong.', answer.status, error?.fields, current, reply)
}

interface FetchJsonErrorBody {
  message?: string
  fields?: Record<string, string>
}

// what a browser lets a page send while it goes away
const MAX_KEEPALIVE_BYTES = 60_000

/** Whether a request may outlive its page with this body. */
export const fitsKeepalive = (body: unknown) => JSON.stringify(body).length * 2 < MAX_KEEPALIVE_BYTES

/** What keeps a save from arriving. */
export function toSaveProblem(error: unknown): SaveProblem {
  if (!(error instanceof FetchJsonError)) return { kind: navigator.onLine ? 'unreachable' : 'offline' }
  const { status, message, fields } = error
  if (status === 401 || status === 403) return { kind: 'signed-out' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 400 || status === 413 || status === 415 || status === 422) return { kind: 'refused', message, fields }
  return { kind: 'unreachable' }
}
