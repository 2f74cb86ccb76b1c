import { z } from 'zod'
import { pageKinds } from '~/wings/web/pages/page'
import { MAX_LINKS_PER_PAGE } from './run'

const linkLimit = z
  .int('Enter a whole number.')
  .min(1, 'Enter at least 1.')
  .max(MAX_LINKS_PER_PAGE, `Enter at most ${MAX_LINKS_PER_PAGE}.`)

/** What a dry run is about. */
export const linkRunForm = z.object({
  kinds: z.array(z.enum(pageKinds)).min(1, 'Select at least one page type.'),
  ruleIds: z
    .array(z.uuid())
    .min(1, 'Select at least one rule.')
    .max(500, 'Select at most 500 rules, or all of them.')
    .nullable(),
  maxPerPage: linkLimit,
  maxPerParagraph: linkLimit.nullable(),
  leavesFirstSentence: z.boolean(),
})

/** Leaves single pages or rules out of what is applied, or takes them in again. */
export const leftOutForm = z.object({
  pages: z.array(z.int().min(1)).max(500).default([]),
  rules: z.array(z.int().min(0)).max(500).default([]),
  isLeftOut: z.boolean(),
})

export type LeftOut = z.input<typeof leftOutForm>
