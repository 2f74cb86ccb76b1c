import { z } from 'zod'

const LARGEST = 2_147_483_647 // an integer of the database
const count = z.coerce.number().int().min(0).max(LARGEST).catch(0)

/** What a client says it knows already: `?version=12&revision=3`. */
export function knownState({ searchParams }: URL) {
  return { version: count.parse(searchParams.get('version')), revision: count.parse(searchParams.get('revision')) }
}
