import { z } from 'zod'

const MOST_AT_ONCE = 500

/** The rows that a change is about: `{ "ids": [ … ] }`. */
export const idList = z.object({ ids: z.array(z.uuid()).min(1, 'Choose something first.').max(MOST_AT_ONCE) })
