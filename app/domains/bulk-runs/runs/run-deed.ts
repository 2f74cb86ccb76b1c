import { z } from 'zod'

export const MOST_PER_DAY = 10_000

/** What can be asked of a run. */
export const runDeed = z.discriminatedUnion('deed', [
  z.object({ deed: z.enum(['ask', 'make', 'pause', 'resume', 'stop', 'undo']) }),
  z.object({
    deed: z.literal('publish'),
    /** Null: all at once. */
    perDay: z.int('Give a whole number.').min(1).max(MOST_PER_DAY).nullable(),
    /** When the first one comes out. */
    from: z.coerce.date(),
  }),
])

export type RunDeed = z.input<typeof runDeed>
