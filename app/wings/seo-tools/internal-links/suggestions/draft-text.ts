import { z } from 'zod'

const MAX_TEXT_LENGTH = 1_000_000

/** A text as it is being written, which need not be stored. */
export const draftTextSchema = z.object({
  id: z.uuid(),
  title: z.string().max(200),
  text: z.string().max(MAX_TEXT_LENGTH),
})

export type DraftText = z.output<typeof draftTextSchema>
