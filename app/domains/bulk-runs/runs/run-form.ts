import { z } from 'zod'
import { ASKED_UNLESS_SAID, BY_AI, type Instructions, MOST_ASKED } from '../ai-texts/instruction'
import { REFUSE_AT, WARN_AT } from '../run'
import type { Mapping } from '../table/mapping'

const percent = (name: string) =>
  z.coerce
    .number(`Give a number for “${name}”.`)
    .int('Give a whole number.')
    .min(30, 'Give 30 or more: nearly all pages of a template are as alike as that.')
    .max(100, 'Give 100 or less.')

const mostAsked = z.coerce
  .number('Give a number of questions.')
  .int('Give a whole number.')
  .min(1, 'Give 1 or more.')
  .max(MOST_ASKED, `Give ${MOST_ASKED.toLocaleString('en-US')} or less.`)

const MAPPED = 'column.'
const INSTRUCTED = 'instruction.'

/** The columns of a table for the variables of a template, and how a run goes on with them. */
export const runForm = z
  .looseObject({
    title: z.string().trim().min(1, 'Give the run a title.').max(200, 'Keep the title under 201 characters.'),
    keyColumn: z.string().max(200).default(''),
    warnAt: percent('Warn').default(WARN_AT),
    refuseAt: percent('Refuse').default(REFUSE_AT),
    mostAsked: mostAsked.default(ASKED_UNLESS_SAID),
    dataSetName: z.string().trim().max(100, 'Keep the name under 101 characters.').default(''),
    template: z.uuid('Choose a template.'),
    updates: z.union([z.uuid(), z.literal('').transform(() => undefined)]).optional(),
  })
  .refine(({ warnAt, refuseAt }) => warnAt <= refuseAt, {
    path: ['warnAt'],
    message: 'Warn before you refuse: give a smaller number.',
  })
  .transform((form) => ({ ...form, ...fillingIn(form) }))

export type RunForm = z.output<typeof runForm>

export const columnField = (variable: string) => `${MAPPED}${variable}`
export const instructionField = (variable: string) => `${INSTRUCTED}${variable}`

/**
 * Each field `column.<variable>` names a column, or the AI, which does what `instruction.<variable>` says; one that is empty
 * leaves the variable to its default.
 */
export function fillingIn(form: Record<string, unknown>) {
  const mapping: Mapping = {}
  const instructions: Instructions = {}
  for (const [field, column] of Object.entries(form)) {
    if (!field.startsWith(MAPPED) || typeof column !== 'string' || column === '') continue
    const name = field.slice(MAPPED.length)
    const instruction = form[instructionField(name)]
    if (column === BY_AI) instructions[name] = typeof instruction === 'string' ? instruction.trim() : ''
    else mapping[name] = column
  }
  return { mapping, instructions }
}
