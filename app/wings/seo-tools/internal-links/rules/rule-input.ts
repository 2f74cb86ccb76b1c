import { z } from 'zod'
import type { LinkRule, RuleScope } from './link-rule'
import { linkRuleForm } from './link-rule-form'

const MAX_SCOPE_PAGES = 500
const MAX_ADDRESS_LENGTH = 2_000

const { toPage: _page, toUrl: _url, scope, ...fields } = linkRuleForm.shape

const paths = z
  .array(z.string().trim().min(1).max(MAX_ADDRESS_LENGTH, 'This URL is too long.'))
  .max(MAX_SCOPE_PAGES, `Enter at most ${MAX_SCOPE_PAGES} pages.`)

/** A rule as people write it: pages by their addresses. */
export const linkRuleInputSchema = z.object({
  ...fields,
  target: z.string().trim().min(1, 'Enter a target.').max(MAX_ADDRESS_LENGTH, 'This URL is too long.'),
  kinds: scope.shape.kinds,
  categories: scope.shape.categories,
  onlyOn: paths,
  notOn: paths,
})

export type RuleInput = z.output<typeof linkRuleInputSchema>

/** What a rule has that stands in no form of people: pages by their ids. */
export type StoredRule = Omit<LinkRule, 'id'>

export const emptyRuleInput: RuleInput = {
  keyword: '',
  target: '',
  priority: 50,
  isCaseSensitive: false,
  isWholeWord: true,
  hasWordForms: true,
  maxPerPage: 1,
  maxPerParagraph: null,
  maxPerTarget: 1,
  kinds: [],
  categories: [],
  onlyOn: [],
  notOn: [],
  isNofollow: false,
  opensNewTab: false,
  isFirstOnly: false,
  isOncePerTarget: true,
  isEnabled: true,
}

/** The rule as it is written again, with the addresses of today; a page that is gone keeps its id. */
export function toRuleInput(
  { toPage, toUrl, scope, ...rule }: StoredRule,
  pathOf: (id: string) => string | undefined,
): RuleInput {
  const address = (id: string) => pathOf(id) ?? `page:${id}`
  return {
    ...rule,
    target: toPage ? address(toPage) : (toUrl ?? ''),
    kinds: scope.kinds,
    categories: scope.categories,
    onlyOn: scope.include.map(address),
    notOn: scope.exclude.map(address),
  }
}

/** The pages that a rule names, each once. */
export function getReferencedPages({ toPage, scope }: { toPage: string | null; scope: RuleScope }) {
  return [...new Set([...(toPage ? [toPage] : []), ...scope.include, ...scope.exclude])]
}
