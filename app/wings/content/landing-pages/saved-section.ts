import { z } from 'zod'
import { textSchema } from '~/wings/publishing/writing/entry'
import { blockListSchema } from './block-schema'

export const MAX_SECTIONS = 200

const name = textSchema(60).min(1, 'Enter a name.')

/** A few blocks that are kept under a name. */
export const sectionSchema = z.object({
  id: z.uuid(),
  name,
  blocks: blockListSchema.min(1, 'Select at least one block.'),
})
export const sectionNameSchema = z.object({ name })

export type SavedSection = z.infer<typeof sectionSchema>
