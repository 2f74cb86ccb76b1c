import { type ContentMap, type LinkStats, type MapLinks, type MapPage, mapPageKinds } from './content-map'

/*
 * The map on its way: the length of the head (Uint32), the head (JSON: pages as rows, without names), then the links as
 * columns: from, to (Uint32 each), inBody, outsideBody (Uint8 each). The head ends with blanks at a multiple of four bytes,
 * so that the columns are read where they lie. Numbers are little-endian, as on every machine that has a browser.
 */

type StatsRow = [rank: number, depth: number | null, pagesIn: number, pagesOut: number]
type PageRow = [
  path: string,
  id: string | null,
  kind: number,
  title: string,
  words: number,
  isIndexable: 0 | 1,
  publishedAt: number | null,
  ...body: StatsRow,
  ...all: StatsRow,
]

interface Head {
  pages: PageRow[]
  links: number
  isCut: boolean
}

const BYTES_PER_LINK = 10

/** A page as text; with those of the others, separated by commas, it makes the `pages` of the head. */
export function encodePage(page: MapPage) {
  const { path, id, kind, title, words, isIndexable, publishedAt, body, all } = page
  const row: PageRow = [
    ...([path, id, mapPageKinds.indexOf(kind), title, words, isIndexable ? 1 : 0, publishedAt] as const),
    ...toStatsRow(body),
    ...toStatsRow(all),
  ]
  return JSON.stringify(row)
}

function toStatsRow({ rank, depth, pagesIn, pagesOut }: LinkStats): StatsRow {
  return [rank, depth, pagesIn, pagesOut]
}

/** The whole map in pieces, from texts of `encodePage` joined by commas, so that no step takes long. */
export function encodeMap(pageTexts: string[], links: MapLinks, { isCut }: Pick<ContentMap, 'isCut'>): Uint8Array[] {
  const encoder = new TextEncoder()
  const head = [`{"isCut":${isCut},"links":${links.from.length},"pages":[`, ...joinWithCommas(pageTexts), ']}'].map(
    (text) => encoder.encode(text),
  )
  const length = head.reduce((sum, part) => sum + part.length, 0)
  const blanks = new Uint8Array(-length & 3).fill(0x20)
  const columns = [links.from, links.to, links.inBody, links.outsideBody].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  return [new Uint8Array(Uint32Array.of(length + blanks.length).buffer), ...head, blanks, ...columns]
}

function joinWithCommas(texts: string[]) {
  return texts.filter(Boolean).flatMap((text, place) => (place === 0 ? [text] : [',', text]))
}

/** The map that came. Throws when it is not whole. */
export function decodeMap(bytes: ArrayBuffer): ContentMap {
  const headLength = new Uint32Array(bytes, 0, 1)[0] ?? 0
  const { pages, links, isCut } = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, headLength))) as Head
  const start = 4 + headLength
  if (bytes.byteLength !== start + links * BYTES_PER_LINK) throw new Error('The map data is incomplete.')
  return {
    isCut,
    pages: pages.map(fromPageRow),
    links: {
      from: new Uint32Array(bytes, start, links),
      to: new Uint32Array(bytes, start + 4 * links, links),
      inBody: new Uint8Array(bytes, start + 8 * links, links),
      outsideBody: new Uint8Array(bytes, start + 9 * links, links),
    },
  }
}

function fromPageRow([path, id, kind, title, words, isIndexable, publishedAt, ...figures]: PageRow): MapPage {
  return {
    path,
    id,
    kind: mapPageKinds[kind] ?? 'site',
    title,
    words,
    isIndexable: isIndexable === 1,
    publishedAt,
    body: fromStatsRow(figures.slice(0, 4) as StatsRow),
    all: fromStatsRow(figures.slice(4) as StatsRow),
  }
}

function fromStatsRow([rank, depth, pagesIn, pagesOut]: StatsRow): LinkStats {
  return { rank, depth, pagesIn, pagesOut }
}
