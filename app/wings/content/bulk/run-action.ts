import { z } from 'zod'

export const MAX_PAGES_PER_DAY = 10_000

/** What can be asked of a run. */
export const runActionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['retry-texts', 'make', 'pause', 'resume', 'stop', 'undo']) }),
  z.object({
    action: z.literal('publish'),
    /** Null: all at once. */
    perDay: z.int('Enter a whole number.').min(1).max(MAX_PAGES_PER_DAY).nullable(),
    /** When the first one comes out. */
    from: z.coerce.date(),
  }),
])

export type RunAction = z.input<typeof runActionSchema>
