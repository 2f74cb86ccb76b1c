import { z } from 'zod'

const LONGEST_TEXT = 1_000_000

/** A text as it is being written, which need not be stored. */
export const writtenText = z.object({
  id: z.uuid(),
  title: z.string().max(200),
  text: z.string().max(LONGEST_TEXT),
})

export type WrittenText = z.output<typeof writtenText>
