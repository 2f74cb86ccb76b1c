import { apiFailure, sendApiRequest } from './api-client'

/**
 * Saves something with the state that it is based on. What somebody else has stored meanwhile is an answer too: `current`,
 * and nothing was saved.
 */
export function putIfUnchanged<Saved, Stored>(path: string, json: { basedOn: unknown; [name: string]: unknown }) {
  return sendApiRequest<Saved | { current: Stored }>({ path, method: 'PUT', json }, async (response) => {
    const body = await response.json().catch(() => undefined)
    return response.ok || body?.current !== undefined ? { ok: true, body } : apiFailure(response.status, body?.error)
  })
}
