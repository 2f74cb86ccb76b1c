import { z } from 'zod'
import { REFUSE_AT, WARN_AT } from '../run'

const percent = (name: string) =>
  z.coerce
    .number(`Give a number for “${name}”.`)
    .int('Give a whole number.')
    .min(30, 'Give 30 or more: nearly all pages of a template are as alike as that.')
    .max(100, 'Give 100 or less.')

const MAPPED = 'column.'

/** The columns of a table for the variables of a template, and how a run goes on with them. */
export const runForm = z
  .looseObject({
    title: z.string().trim().min(1, 'Give the run a title.').max(200, 'Keep the title under 201 characters.'),
    keyColumn: z.string().max(200).default(''),
    warnAt: percent('Warn').default(WARN_AT),
    refuseAt: percent('Refuse').default(REFUSE_AT),
    dataSetName: z.string().trim().max(100, 'Keep the name under 101 characters.').default(''),
    template: z.uuid('Choose a template.'),
    updates: z.union([z.uuid(), z.literal('').transform(() => undefined)]).optional(),
  })
  .refine(({ warnAt, refuseAt }) => warnAt <= refuseAt, {
    path: ['warnAt'],
    message: 'Warn before you refuse: give a smaller number.',
  })
  .transform((form) => ({ ...form, mapping: mappingIn(form) }))

export type RunForm = z.output<typeof runForm>

export const columnField = (variable: string) => `${MAPPED}${variable}`

/** Each field `column.<variable>` names a column; one that is empty leaves the variable to its default. */
function mappingIn(form: Record<string, unknown>) {
  const chosen = Object.entries(form).flatMap(([name, column]) =>
    name.startsWith(MAPPED) && typeof column === 'string' && column !== '' ? [[name.slice(MAPPED.length), column]] : [],
  )
  return Object.fromEntries(chosen) as Record<string, string>
}
