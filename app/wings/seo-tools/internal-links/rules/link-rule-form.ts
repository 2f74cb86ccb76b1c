import { z } from 'zod'
import { pageKinds } from '~/wings/web/pages/page'
import { MAX_KEYWORD_LENGTH, parseKeyword } from '../engine/text/parse-keyword'
import { MAX_RULE_PRIORITY } from './link-rule'

const MAX_LINK_LIMIT = 100
const MAX_SCOPE_PAGES = 500
const MAX_ADDRESS_LENGTH = 2_000

const keyword = z
  .string()
  .trim()
  .max(MAX_KEYWORD_LENGTH, `Use at most ${MAX_KEYWORD_LENGTH} characters.`)
  .superRefine((typed, { addIssue }) => {
    const read = parseKeyword(typed)
    if ('refusal' in read) addIssue({ code: 'custom', message: read.refusal })
  })

const limit = z.coerce
  .number()
  .int('Enter a whole number.')
  .min(1, 'Enter at least 1, or leave it empty for no limit.')
  .max(MAX_LINK_LIMIT, `Enter at most ${MAX_LINK_LIMIT}, or leave it empty for no limit.`)
  .nullable()

const ids = z.array(z.uuid()).max(MAX_SCOPE_PAGES, `Enter at most ${MAX_SCOPE_PAGES} pages.`)

// a path of this site or a whole address; a browser reads "\" as "/", and "//" as another site
const toUrl = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH, 'This URL is too long.')
  .refine(isAddress, 'Enter a path such as /pricing, or a URL such as https://example.com/page.')

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
      .int('Enter a whole number.')
      .min(0, 'Enter 0 or more.')
      .max(MAX_RULE_PRIORITY, `Enter at most ${MAX_RULE_PRIORITY}.`),
    isCaseSensitive: z.boolean(),
    isWholeWord: z.boolean(),
    hasWordForms: z.boolean(),
    maxPerPage: limit,
    maxPerParagraph: limit,
    maxPerTarget: limit,
    scope: z.object({
      kinds: z.array(z.enum(pageKinds)),
      categories: z.array(z.string().max(200)).max(100, 'Select at most 100 categories.'),
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
      addIssue({ code: 'custom', path, message: 'A page cannot link to itself.' })
    }
  })

export type LinkRuleForm = z.output<typeof linkRuleForm>
