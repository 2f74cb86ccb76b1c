import { z } from 'zod'
import { MAX_INTEGER } from '~/platform/database/max-integer'

const count = z.coerce.number().int().min(0).max(MAX_INTEGER).catch(0)

/** What a client says it knows already: `?version=12&revision=3`. */
export function parseSyncState({ version, revision }: Record<string, string>) {
  return { version: count.parse(version), revision: count.parse(revision) }
}
