import type { SearchKind } from './site-search-path'

/** A page that a search found, with marks around the words (see highlight.ts). */
export interface FoundPage {
  id: string
  kind: SearchKind
  path: string
  highlightedTitle: string
  /** The passage with the words, or the description. */
  excerpt: string
}
