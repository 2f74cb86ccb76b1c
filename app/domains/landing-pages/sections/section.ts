import { z } from 'zod'
import { line } from '~/domains/writing/piece'
import { blockList } from '../block-schema'

export const MOST_SECTIONS = 200

const name = line('name', 60).min(1, 'Give the section a name.')

/** A few blocks that are kept under a name. */
export const sectionForm = z.object({ id: z.uuid(), name, blocks: blockList.min(1, 'Choose at least one block.') })
export const sectionName = z.object({ name })

export type Section = z.infer<typeof sectionForm>
