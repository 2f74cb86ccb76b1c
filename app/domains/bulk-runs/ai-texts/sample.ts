import { z } from 'zod'
import type { AiUse } from '~/platform/ai/ai-use'
import { MOST_COLUMNS, MOST_ROWS } from '../table/table'
import { LONGEST_INSTRUCTION } from './instruction'

const LONGEST_NAME = 200

/** One text of one row, before there is a run. */
export const sampleForm = z.object({
  template: z.uuid('Choose a template.'),
  variable: z.string().max(LONGEST_NAME),
  instruction: z.string().trim().max(LONGEST_INSTRUCTION, 'Keep it under 2,001 characters.'),
  /** Variables to columns. */
  mapping: z
    .record(z.string().max(LONGEST_NAME), z.string().max(LONGEST_NAME))
    .refine((mapping) => Object.keys(mapping).length <= MOST_COLUMNS, 'This names more variables than there can be.'),
  row: z.int().min(1).max(MOST_ROWS),
})

export type SampleForm = z.output<typeof sampleForm>

export interface Sample {
  text: string
  /** Null: it was answered before, and cost nothing. */
  use: AiUse | null
}
