import { z } from 'zod'
import { pageKinds } from '~/wings/web/pages/page'
import { MAX_LINKS_PER_PAGE } from './run'

const linkLimit = z
  .int('Give a whole number.')
  .min(1, 'At least one.')
  .max(MAX_LINKS_PER_PAGE, `${MAX_LINKS_PER_PAGE} at most.`)

/** What a dry run is about. */
export const linkRunForm = z.object({
  kinds: z.array(z.enum(pageKinds)).min(1, 'Choose at least one kind of page.'),
  ruleIds: z
    .array(z.uuid())
    .min(1, 'Choose at least one rule.')
    .max(500, '500 rules at most, or all of them.')
    .nullable(),
  maxPerPage: linkLimit,
  maxPerParagraph: linkLimit.nullable(),
  leavesFirstSentence: z.boolean(),
})

/** What can be asked of a run. */
export const linkRunAction = z.discriminatedUnion('deed', [
  z.object({ deed: z.enum(['apply', 'pause', 'resume', 'stop', 'undo']) }),
  z.object({
    /** Leaves single pages or rules out of what is applied, or takes them in again. */
    deed: z.literal('leave-out'),
    pages: z.array(z.int().min(1)).max(500).default([]),
    rules: z.array(z.int().min(0)).max(500).default([]),
    isLeftOut: z.boolean(),
  }),
])

export type LinkRunAction = z.input<typeof linkRunAction>
