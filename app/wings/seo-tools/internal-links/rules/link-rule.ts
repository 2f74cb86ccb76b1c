import type { PageKind } from '~/wings/web/pages/page'

/** Where a rule links: an empty list means everywhere. Categories and pages by their ids. */
export interface RuleScope {
  kinds: PageKind[]
  categories: string[]
  include: string[]
  exclude: string[]
}

/** A keyword that is linked wherever it stands in the texts of the site. */
export interface LinkRule {
  id: string
  /** Words, also with gaps: "clickable … hyperlink". */
  keyword: string
  /** The page of the site that it leads to, wherever that lives; or, without one, an address. */
  toPage: string | null
  toUrl: string | null
  /** The higher goes first. */
  priority: number
  isCaseSensitive: boolean
  isWholeWord: boolean
  /** Plurals, possessives, -ed and -ing too; goes by whole words. */
  hasWordForms: boolean
  /** Links of this rule in one page and in one paragraph, and of all rules to its target in one page. Null: no limit. */
  maxPerPage: number | null
  maxPerParagraph: number | null
  maxPerTarget: number | null
  scope: RuleScope
  isNofollow: boolean
  opensNewTab: boolean
  /** Only the first place where the keyword stands in open text, or none. */
  isFirstOnly: boolean
  /** Not in pages that link to the target already, whoever linked them. */
  isOncePerTarget: boolean
  isEnabled: boolean
}

export const MAX_RULE_PRIORITY = 100
export const MAX_LINK_RULES = 10_000

/** The target of a rule as one word, to compare it with that of others and with the links of texts. */
export function ruleTarget({ toPage, toUrl }: Pick<LinkRule, 'toPage' | 'toUrl'>) {
  return toPage ? `page:${toPage}` : (toUrl ?? '')
}
