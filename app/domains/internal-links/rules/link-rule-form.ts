import { z } from 'zod'
import { pageKinds } from '~/domains/pages/page'
import { LONGEST_KEYWORD, readKeyword } from '../engine/matching/keyword'
import { HIGHEST_PRIORITY } from './link-rule'

const MOST_LINKS = 100
const MOST_PAGES = 500
const LONGEST_ADDRESS = 2_000

const keyword = z
  .string()
  .trim()
  .max(LONGEST_KEYWORD, `A keyword has ${LONGEST_KEYWORD} signs at most.`)
  .superRefine((typed, { addIssue }) => {
    const read = readKeyword(typed)
    if ('refusal' in read) addIssue({ code: 'custom', message: read.refusal })
  })

const limit = z.coerce
  .number()
  .int('Give a whole number.')
  .min(1, 'At least one, or leave it empty for no limit.')
  .max(MOST_LINKS, `${MOST_LINKS} at most, or leave it empty for no limit.`)
  .nullable()

const ids = z.array(z.uuid()).max(MOST_PAGES, `${MOST_PAGES} pages at most.`)

// a path of this site or a whole address; a browser reads "\" as "/", and "//" as another site
const toUrl = z
  .string()
  .trim()
  .max(LONGEST_ADDRESS, 'This address is too long.')
  .refine(isAddress, 'Give a path such as /pricing, or an address such as https://example.com/page.')

function isAddress(address: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return false
  return /^\/(?!\/)/.test(address) || z.url({ protocol: /^https?$/ }).safeParse(address).success
}

/** A rule as it is written on a screen or in a CSV file, checked; limits that are null are none. */
export const linkRuleForm = z
  .object({
    keyword,
    toPage: z.uuid('Choose a page.').nullable(),
    toUrl: toUrl.nullable(),
    priority: z.coerce
      .number()
      .int('Give a whole number.')
      .min(0, 'From 0 on.')
      .max(HIGHEST_PRIORITY, `${HIGHEST_PRIORITY} is the highest.`),
    isCaseSensitive: z.boolean(),
    isWholeWord: z.boolean(),
    hasWordForms: z.boolean(),
    maxPerPage: limit,
    maxPerParagraph: limit,
    maxPerTarget: limit,
    scope: z.object({
      kinds: z.array(z.enum(pageKinds)),
      categories: z.array(z.string().max(200)).max(100, '100 categories at most.'),
      include: ids,
      exclude: ids,
    }),
    isNofollow: z.boolean(),
    opensNewTab: z.boolean(),
    isFirstOnly: z.boolean(),
    isOncePerTarget: z.boolean(),
    isEnabled: z.boolean(),
  })
  .superRefine(({ toPage, toUrl: address, scope }, { addIssue }) => {
    const path = [toPage === null ? 'toUrl' : 'toPage']
    if ((toPage === null) === (address === null)) addIssue({ code: 'custom', path, message: 'Choose one target.' })
    if (toPage !== null && scope.include.length === 1 && scope.include[0] === toPage) {
      addIssue({ code: 'custom', path, message: 'This would link a page to itself.' })
    }
  })

export type LinkRuleForm = z.output<typeof linkRuleForm>
