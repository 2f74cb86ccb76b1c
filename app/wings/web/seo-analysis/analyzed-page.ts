import type { RenderedFacts } from './rendered-facts'

/** A page that search engines know, with the phrase it wants to be found by. */
export interface OtherPage {
  path: string
  title: string
  keyphrase: string
}

/** What the text of a page is made of, wherever it is judged: beside its editor and in an audit. */
export type AnalyzedText = Pick<AnalyzedPage, 'body' | 'coverAlt' | 'hasTableOfContents'>

/** What is known of a page when it is judged. Texts are as people see them; the body is clean HTML (docs/decisions/0006). */
export interface AnalyzedPage {
  /** The language that it is written in, as a tag (BCP 47): "de", "pt-BR". */
  language: string
  /** A list page leads to others; a pillar covers its subject whole and is held to more. */
  kind: 'page' | 'list' | 'pillar'
  /** Where the site lives, https://example.com: links to it are internal ones. */
  origin: string
  path: string
  /** The heading of the page, its H1. */
  title: string
  /** The title as search engines show it, with the site's name where that is added; empty when it is the heading. */
  metaTitle: string
  description: string
  slug: string
  /** In double quotes it is looked for exactly as it stands. Empty when nobody has chosen one. */
  keyphrase: string
  synonyms: readonly string[]
  body: string
  /** The alt text of the picture above the text; null when there is no picture. */
  coverAlt: string | null
  /** Whether the page draws a table of contents by itself. */
  hasTableOfContents: boolean
  otherPages: readonly OtherPage[]
  /** How many other pages link here in their texts; null when that is not known, or not to be asked of it. */
  inboundLinkCount: number | null
  /** What only the page as it was delivered can tell; left out while it is written. */
  rendered?: RenderedFacts
}
