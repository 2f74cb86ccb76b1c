import { z } from 'zod'

/** How many rows one change may be about. */
export const MAX_IDS = 500

/** The rows that a change is about: `{ "ids": [ … ] }`. */
export const idListSchema = z.object({ ids: z.array(z.uuid()).min(1, 'Select at least one item.').max(MAX_IDS) })
