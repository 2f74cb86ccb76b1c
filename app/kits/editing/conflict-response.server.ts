import type { Context } from 'hono'

/**
 * Refuses a save (409) because somebody else has saved meanwhile: `message` is for the person, `stored` holds what is stored
 * now as `current`, which `useVersionedForm` shows them.
 */
export function conflictResponse<Stored extends { current: unknown }>(c: Context, message: string, stored: Stored) {
  return c.json({ error: { code: 'conflict', message }, ...stored }, 409)
}
