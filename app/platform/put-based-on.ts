import { reaching, refusal } from './api-client'

/**
 * Saves something with the state that it is based on. What somebody else has stored meanwhile is an answer too: `current`,
 * and nothing was saved.
 */
export function putBasedOn<Saved, Stored>(path: string, json: { basedOn: unknown; [name: string]: unknown }) {
  return reaching<Saved | { current: Stored }>({ path, method: 'PUT', json }, async (response) => {
    const body = await response.json().catch(() => undefined)
    return response.ok || body?.current !== undefined ? { ok: true, body } : refusal(response.status, body?.error)
  })
}
