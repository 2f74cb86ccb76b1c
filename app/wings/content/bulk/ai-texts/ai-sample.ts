import { z } from 'zod'
import type { TokenUsage } from '~/platform/ai/token-usage'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '../table'
import { MAX_INSTRUCTION_LENGTH } from './ai-instructions'

const MAX_NAME_LENGTH = 200

/** One text of one row, before there is a run. */
export const aiSampleForm = z.object({
  template: z.uuid('Choose a template.'),
  variable: z.string().max(MAX_NAME_LENGTH),
  instruction: z.string().trim().max(MAX_INSTRUCTION_LENGTH, 'Use at most 2,000 characters.'),
  /** Variables to columns. */
  mapping: z
    .record(z.string().max(MAX_NAME_LENGTH), z.string().max(MAX_NAME_LENGTH))
    .refine((mapping) => Object.keys(mapping).length <= MAX_TABLE_COLUMNS, 'This uses too many variables.'),
  row: z.int().min(1).max(MAX_TABLE_ROWS),
})

export type AiSampleForm = z.output<typeof aiSampleForm>

export interface AiSample {
  text: string
  /** Null: it was answered before, and cost nothing. */
  use: TokenUsage | null
}
