/** What a public page is: content of one of these kinds, a page of the site itself, or a later page of a list. */
export const mapPageKinds = ['post', 'product', 'landing-page', 'site', 'list'] as const
export type MapPageKind = (typeof mapPageKinds)[number]

/** What is measured over some of the links: those in bodies, or all of them with menus and footers. */
export interface LinkStats {
  /** The share of the visits of somebody who follows links at random; 0: search engines are not to keep the page. */
  rank: number
  /** Clicks from home; null: no way leads there. */
  depth: number | null
  pagesIn: number
  pagesOut: number
}

/** A public page as the content map shows it. */
export interface MapPage {
  path: string
  /** Of the post, product or landing page; null: a page of the site itself. */
  id: string | null
  kind: MapPageKind
  title: string
  words: number
  isIndexable: boolean
  /** Milliseconds; null: it was always there. */
  publishedAt: number | null
  body: LinkStats
  all: LinkStats
}

/** Link `n` leads from the page with the number `from[n]` to that of `to[n]`: so many times in its body, so many times elsewhere. */
export interface MapLinks {
  from: Uint32Array
  to: Uint32Array
  inBody: Uint8Array
  outsideBody: Uint8Array
}

/** The public site as a graph. The number of a page is its place in `pages`; links of menus and footers are not drawn. */
export interface ContentMap {
  pages: MapPage[]
  links: MapLinks
  /** Pages of a large site that have no place on the map: those with the lowest ranks. */
  isCut: boolean
}

/** Which links count: those that somebody wrote into a text, or all. */
export type LinkScope = 'body' | 'all'
