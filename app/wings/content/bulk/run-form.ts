import { z } from 'zod'
import { formatNumber } from '~/platform/text/format-number'
import { AI_COLUMN, type AiInstructions, DEFAULT_AI_REQUESTS, MAX_AI_REQUESTS } from './ai-texts/ai-instructions'
import type { ColumnMapping } from './column-mapping'
import { DEFAULT_REFUSE_THRESHOLD, DEFAULT_WARN_THRESHOLD } from './run'

const percent = (name: string) =>
  z.coerce
    .number(`Enter a number for “${name}”.`)
    .int('Enter a whole number.')
    .min(30, 'Enter 30 or more.')
    .max(100, 'Enter 100 or less.')

const maxAiRequestsField = z.coerce
  .number('Enter a number of requests.')
  .int('Enter a whole number.')
  .min(1, 'Enter 1 or more.')
  .max(MAX_AI_REQUESTS, `Enter ${formatNumber(MAX_AI_REQUESTS)} or less.`)

const COLUMN_FIELD_PREFIX = 'column.'
const INSTRUCTION_FIELD_PREFIX = 'instruction.'

/** The columns of a table for the variables of a template, and how a run goes on with them. */
export const runForm = z
  .looseObject({
    title: z.string().trim().min(1, 'Enter a title.').max(200, 'Use at most 200 characters.'),
    keyColumn: z.string().max(200).default(''),
    warnThreshold: percent('Warn').default(DEFAULT_WARN_THRESHOLD),
    refuseThreshold: percent('Skip').default(DEFAULT_REFUSE_THRESHOLD),
    maxAiRequests: maxAiRequestsField.default(DEFAULT_AI_REQUESTS),
    dataSetName: z.string().trim().max(100, 'Use at most 100 characters.').default(''),
    template: z.uuid('Choose a template.'),
    updates: z.union([z.uuid(), z.literal('').transform(() => undefined)]).optional(),
  })
  .refine(({ warnThreshold, refuseThreshold }) => warnThreshold <= refuseThreshold, {
    path: ['warnThreshold'],
    message: 'The warning threshold must be below the skip threshold.',
  })
  .transform((form) => ({ ...form, ...readVariableSources(form) }))

export type RunForm = z.output<typeof runForm>

export const columnFieldName = (variable: string) => `${COLUMN_FIELD_PREFIX}${variable}`
export const instructionFieldName = (variable: string) => `${INSTRUCTION_FIELD_PREFIX}${variable}`

/**
 * Each field `column.<variable>` names a column, or the AI, which does what `instruction.<variable>` says; one that is empty
 * leaves the variable to its default.
 */
export function readVariableSources(form: Record<string, unknown>) {
  const mapping: ColumnMapping = {}
  const instructions: AiInstructions = {}
  for (const [field, column] of Object.entries(form)) {
    if (!field.startsWith(COLUMN_FIELD_PREFIX) || typeof column !== 'string' || column === '') continue
    const name = field.slice(COLUMN_FIELD_PREFIX.length)
    const instruction = form[instructionFieldName(name)]
    if (column === AI_COLUMN) instructions[name] = typeof instruction === 'string' ? instruction.trim() : ''
    else mapping[name] = column
  }
  return { mapping, instructions }
}
