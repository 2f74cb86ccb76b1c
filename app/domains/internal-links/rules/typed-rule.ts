import { z } from 'zod'
import type { LinkRule, RuleScope } from './link-rule'
import { linkRuleForm } from './link-rule-form'

const MOST_PAGES = 500
const LONGEST_ADDRESS = 2_000

const { toPage: _page, toUrl: _url, scope, ...fields } = linkRuleForm.shape

const paths = z
  .array(z.string().trim().min(1).max(LONGEST_ADDRESS, 'This address is too long.'))
  .max(MOST_PAGES, `${MOST_PAGES} pages at most.`)

/** A rule as people write it: pages by their addresses. */
export const typedRule = z.object({
  ...fields,
  target: z.string().trim().min(1, 'Say where it leads.').max(LONGEST_ADDRESS, 'This address is too long.'),
  kinds: scope.shape.kinds,
  categories: scope.shape.categories,
  onlyOn: paths,
  notOn: paths,
})

export type TypedRule = z.output<typeof typedRule>

/** What a rule has that stands in no form of people: pages by their ids. */
export type StoredForm = Omit<LinkRule, 'id'>

export const newRule: TypedRule = {
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
export function typedFrom(
  { toPage, toUrl, scope, ...rule }: StoredForm,
  pathOf: (id: string) => string | undefined,
): TypedRule {
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
export function pagesNamedBy({ toPage, scope }: { toPage: string | null; scope: RuleScope }) {
  return [...new Set([...(toPage ? [toPage] : []), ...scope.include, ...scope.exclude])]
}
