import { type ApiRequest, apiFailure, sendApiRequest } from '~/platform/http/api-client'

/**
 * Saves something with the state that it is based on. What somebody else has stored meanwhile is an answer too: `current`,
 * and nothing was saved.
 */
export function putIfUnchanged<Body>(call: ApiRequest<Body>) {
  return sendApiRequest<Body>(call, async (response) => {
    const body = await response.json().catch(() => undefined)
    return response.ok || body?.current !== undefined ? { ok: true, body } : apiFailure(response.status, body?.error)
  })
}
