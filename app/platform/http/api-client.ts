import type { ApiErrorBody } from './api-error'
import { fetchApi, leadsToSignIn } from './fetch-api'

/** `fields` has a sentence for each field that is wrong. */
type ApiFailure = { ok: false; status: number; code?: string; message: string; fields?: Record<string, string> }
export type ApiResult<Body> = { ok: true; body: Body } | ApiFailure

export interface ApiRequest<Body = unknown> {
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  signal?: AbortSignal
  /** Never set: carries the type of what is answered. */
  answer?: Body
}

type RetryHandler = (refused: ApiFailure) => Promise<boolean>
let askAgain: RetryHandler | undefined

/** Has `ask` look at every refusal; when it answers true, the call is sent once more. Returns the function that ends it. */
export function onApiFailure(ask: RetryHandler) {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = undefined
  }
}

/**
 * Calls an API of this site. Never throws but for a call that was aborted: a refusal comes back with its sentence, a
 * connection that broke with the status 0. `read` makes the reply of an answer that is none of the usual ones.
 */
export async function callApi<Body>(call: ApiRequest<Body>, read = readReply<Body>): Promise<ApiResult<Body>> {
  const reply = await sendApiRequest(call, read)
  return !reply.ok && (await askAgain?.(reply)) ? sendApiRequest(call, read) : reply
}

async function readReply<Body>(response: Response): Promise<ApiResult<Body>> {
  const body = response.status === 204 ? null : await response.json().catch(() => undefined)
  return response.ok && body !== undefined ? { ok: true, body } : apiFailure(response.status, body?.error)
}

/** Sends a call and has `read` make a reply of the answer, with the faults of `callApi`. */
export async function sendApiRequest<Body>(call: ApiRequest, read: (response: Response) => Promise<ApiResult<Body>>) {
  const { path, method = 'POST', json, signal } = call
  try {
    const response = await fetchApi(path, { method, json, signal })
    if (leadsToSignIn(response)) return apiFailure(401, { message: 'You are signed out. Sign in and try again.' })
    const reply = await read(response)
    // an answer that was cut short by whoever asked is no fault of anybody
    signal?.throwIfAborted()
    return reply
  } catch (error) {
    if (signal?.aborted) throw error
    return apiFailure(0, { message: 'You are offline. Nothing was changed.' })
  }
}

/** The reply for a call that was refused, with what its answer says about that. */
export function apiFailure(status: number, fault?: Partial<ApiErrorBody['error']>): ApiFailure {
  const { code, message = 'Something went wrong. Nothing was changed.', fields } = fault ?? {}
  return { ok: false, status, message, ...(code && { code }), ...(fields && { fields }) }
}
