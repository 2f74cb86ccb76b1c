import type { PageKind } from '~/wings/web/pages/page'
import type { UnlinkablePlace } from '../text/html-elements'

/** A page that may get links: its texts as they are stored, clean HTML. */
export interface PageTexts {
  id: string
  kind: PageKind
  path: string
  categories: string[]
  texts: string[]
}

/** What holds for all rules of a run. Null: no limit. */
export interface PlacingSettings {
  maxPerPage: number | null
  maxPerParagraph: number | null
  /** The first sentence of a page stays without links. */
  leavesFirstSentence: boolean
}

/** What the engine has to know of the rest of the site. */
export interface SiteContext {
  /** Whether visitors can see the page. */
  isPublic: (pageId: string) => boolean
}

/** A part of a text as people read it, in its sentence: offsets in that sentence. */
export interface Quote {
  sentence: string
  start: number
  end: number
}

/** A link to be put around a part of a text: offsets in its HTML. */
export interface Placement {
  start: number
  end: number
  /** What stands there: where it is something else, the text was changed. */
  source: string
  /** The tag that begins the link. */
  opening: string
}

export interface LinkInsertion extends Placement {
  ruleId: string
  /** Which of the texts of the page. */
  text: number
  /** As `targetOf` names it. */
  target: string
  quote: Quote
}

export type LinkSkipReason =
  | UnlinkablePlace
  | 'formatting'
  | 'first-sentence'
  | 'not-first'
  | 'overlap'
  | 'already-linked'
  | 'rule-limit'
  | 'paragraph-limit'
  | 'target-limit'
  | 'page-limit'
  | 'itself'
  | 'out-of-scope'
  | 'not-public'

/** The places of a rule's keyword in one page that get no link for one reason, with the first of them. */
export interface SkippedPlace {
  ruleId: string
  reason: LinkSkipReason
  occurrences: number
  quote: Quote
}

export interface PagePlan {
  pageId: string
  insertions: LinkInsertion[]
  skips: SkippedPlace[]
}

/** Why there is no link, in words for people. */
export const linkSkipReasonLabels: Record<LinkSkipReason, string> = {
  heading: 'In a heading',
  link: 'Already a link',
  code: 'In code',
  caption: 'In a caption',
  button: 'In a toggle heading',
  embed: 'In an embed',
  footnote: 'In a footnote',
  'table-heading': 'In a table header',
  formatting: 'Formatting starts or ends inside the anchor text',
  'first-sentence': 'In the first sentence',
  'not-first': 'Not the first occurrence of the keyword',
  overlap: 'Linked by another rule',
  'already-linked': 'The page already links to the target',
  'rule-limit': 'Rule limit per page reached',
  'paragraph-limit': 'Limit per paragraph reached',
  'target-limit': 'Limit per target reached',
  'page-limit': 'Limit per page reached',
  itself: 'The page would link to itself',
  'out-of-scope': 'The rule does not apply to this page',
  'not-public': 'The target is not public',
}
