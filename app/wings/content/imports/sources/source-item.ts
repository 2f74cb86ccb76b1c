import { formatNumber } from '~/platform/text/format-number'
import type { SeoFields } from '~/wings/web/seo/seo-fields'

/*
 * Whatever the site comes from, its items arrive here in one shape. A source is read twice: once to list every item, and
 * once more to take them, when all that they refer to is known.
 */

export const sourceItemKinds = ['post', 'page', 'picture', 'person', 'term', 'other'] as const
export type SourceItemKind = (typeof sourceItemKinds)[number]

/** What other items of the file may want to know of one: the address of a picture, the parent of a page. */
export type ItemDetails = Record<string, string>

export interface SourceItem {
  /** Where it begins in its file, from 1 on. */
  line: number
  kind: SourceItemKind
  /** Names it in all imports of its site: importing again finds what it has become. */
  key: string
  /** Names it within the file: "post:12". */
  ref: string
  title: string
  /** Where it lived; empty when the source does not say. */
  address: string
  details?: ItemDetails
  /** When it was written there, null when that is unknown; given where `key` is a mere number, which other sites have too. */
  writtenAt?: Date | null
  /** Why it is not taken. */
  refusal?: string
  /** What is to be known of something that needs no place of its own. */
  listedNote?: string
  /** Characters that are in memory while it is. */
  length?: number
  /** What it refers to in the file, by `ref`. */
  neededRefs?: string[]
  /** Its content in our terms, once `detailsOf` knows what it refers to. */
  document?: (detailsOf: (ref: string) => ItemDetails | undefined) => SourceDocument
}

export interface SourcePicture {
  address: string
  alt: string
}

export interface SourceDocument {
  title: string
  slug: string
  description: string
  /** HTML, not cleaned yet; its pictures have the addresses of the source. */
  html: string
  author: string
  /** As a slug; empty without one. */
  category: string
  /** As the source calls it. */
  categoryName: string
  tags: string[]
  cover: SourcePicture | null
  /** Null: a draft. */
  publishedAt: Date | null
  createdAt: Date
  readTimeInt: number | null
  seo: Partial<SeoFields>
  /** Other addresses than the one of the item under which visitors knew it. */
  oldAddresses: string[]
  /** What was not taken, or not as it was; each a sentence. */
  notes: string[]
  /** What in its text, as the file has it, looks like an attempt to run something. */
  flags: string[]
}

export interface OpenedSource {
  /** The site that its addresses belong to, as "https://example.com"; empty when they are meant to be ours. */
  site: string
  /** What lives at the address of an item here already is that item: these texts were written for this site. */
  matchesByAddress: boolean
  items: () => AsyncGenerator<SourceItem>
}

/** Why the whole of a file cannot be read, with the line where that shows. */
export class SourceError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(line === undefined ? message : `Line ${formatNumber(line)}: ${message}`)
  }
}
