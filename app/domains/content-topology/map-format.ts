import { type LinkFigures, type MapLinks, type MapPage, mapKinds, type SiteMap } from './site-map'

/*
 * The map on its way: the length of the head (Uint32), the head (JSON: pages as rows, without names), then the links as
 * columns: from, to (Uint32 each), inBody, elsewhere (Uint8 each). The head ends with blanks at a multiple of four bytes,
 * so that the columns are read where they lie. Numbers are little-endian, as on every machine that has a browser.
 */

type FiguresRow = [rank: number, depth: number | null, pagesIn: number, pagesOut: number]
type PageRow = [
  path: string,
  id: string | null,
  kind: number,
  title: string,
  words: number,
  isIndexable: 0 | 1,
  publishedAt: number | null,
  ...body: FiguresRow,
  ...all: FiguresRow,
]

interface Head {
  pages: PageRow[]
  links: number
  isCut: boolean
}

const BYTES_PER_LINK = 10

/** A page as text; with those of the others, separated by commas, it makes the `pages` of the head. */
export function pageAsText(page: MapPage) {
  const { path, id, kind, title, words, isIndexable, publishedAt, body, all } = page
  const row: PageRow = [
    ...([path, id, mapKinds.indexOf(kind), title, words, isIndexable ? 1 : 0, publishedAt] as const),
    ...rowOf(body),
    ...rowOf(all),
  ]
  return JSON.stringify(row)
}

function rowOf({ rank, depth, pagesIn, pagesOut }: LinkFigures): FiguresRow {
  return [rank, depth, pagesIn, pagesOut]
}

/** The whole map in pieces, from texts of `pageAsText` joined by commas, so that no step takes long. */
export function mapParts(pageTexts: string[], links: MapLinks, { isCut }: Pick<SiteMap, 'isCut'>): Uint8Array[] {
  const encoder = new TextEncoder()
  const head = [`{"isCut":${isCut},"links":${links.from.length},"pages":[`, ...joined(pageTexts), ']}'].map((text) =>
    encoder.encode(text),
  )
  const length = head.reduce((sum, part) => sum + part.length, 0)
  const blanks = new Uint8Array(-length & 3).fill(0x20)
  const columns = [links.from, links.to, links.inBody, links.elsewhere].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  return [new Uint8Array(Uint32Array.of(length + blanks.length).buffer), ...head, blanks, ...columns]
}

function joined(texts: string[]) {
  return texts.filter(Boolean).flatMap((text, place) => (place === 0 ? [text] : [',', text]))
}

/** The map that came. Throws when it is not whole. */
export function readMap(bytes: ArrayBuffer): SiteMap {
  const headLength = new Uint32Array(bytes, 0, 1)[0] ?? 0
  const { pages, links, isCut } = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, headLength))) as Head
  const start = 4 + headLength
  if (bytes.byteLength !== start + links * BYTES_PER_LINK) throw new Error('The map did not come whole.')
  return {
    isCut,
    pages: pages.map(pageOf),
    links: {
      from: new Uint32Array(bytes, start, links),
      to: new Uint32Array(bytes, start + 4 * links, links),
      inBody: new Uint8Array(bytes, start + 8 * links, links),
      elsewhere: new Uint8Array(bytes, start + 9 * links, links),
    },
  }
}

function pageOf([path, id, kind, title, words, isIndexable, publishedAt, ...figures]: PageRow): MapPage {
  return {
    path,
    id,
    kind: mapKinds[kind] ?? 'site',
    title,
    words,
    isIndexable: isIndexable === 1,
    publishedAt,
    body: figuresOf(figures.slice(0, 4) as FiguresRow),
    all: figuresOf(figures.slice(4) as FiguresRow),
  }
}

function figuresOf([rank, depth, pagesIn, pagesOut]: FiguresRow): LinkFigures {
  return { rank, depth, pagesIn, pagesOut }
}
