import { z } from 'zod'

export const MAX_PAGES_PER_DAY = 10_000

/** How the pages of a run come out. */
export const publishForm = z.object({
  /** Null: all at once. */
  perDay: z.int('Enter a whole number.').min(1).max(MAX_PAGES_PER_DAY).nullable(),
  /** When the first one comes out. */
  from: z.coerce.date(),
})
