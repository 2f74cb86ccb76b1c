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

export type SkipReason =
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
  reason: SkipReason
  times: number
  quote: Quote
}

export interface PagePlan {
  pageId: string
  insertions: LinkInsertion[]
  skips: SkippedPlace[]
}

/** Why there is no link, in words for people. */
export const skipReasonLabels: Record<SkipReason, string> = {
  heading: 'In a heading',
  link: 'In a link',
  code: 'In code',
  caption: 'In a caption',
  button: 'In what opens a folded text',
  embed: 'In an embedded film',
  footnote: 'In the footnotes',
  'table-heading': 'In the heading of a table',
  formatting: 'Bold or other formatting begins or ends within the words',
  'first-sentence': 'In the first sentence',
  'not-first': 'Not the first place of the keyword',
  overlap: 'Another rule links these words',
  'already-linked': 'The page links there already',
  'rule-limit': 'The rule’s limit for a page is reached',
  'paragraph-limit': 'The limit for a paragraph is reached',
  'target-limit': 'The limit for this target is reached',
  'page-limit': 'The limit for a page is reached',
  itself: 'The page would link to itself',
  'out-of-scope': 'The rule does not apply to this page',
  'not-public': 'Visitors cannot see the target',
}
