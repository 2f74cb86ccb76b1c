import { setImmediate as breathe } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database } from '~/platform/database/database.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import {
  findGraphState,
  type GraphPage,
  type PageOutlinks,
  streamGraphPages,
  streamPageOutlinks,
} from '~/wings/web/pages/page-graph.queries.server'
import type { MapLinks, MapPage, MapPageKind } from './content-map'
import { encodeMap, encodePage } from './map-format'

// what a browser draws and lays out within seconds
const MAX_PAGES = 20_000
const MAX_LINKS = 400_000
// a byte holds no more; nobody links twice as often
const MAX_LINK_COUNT = 255

const gzipBuffer = promisify(gzip)

interface CachedMap {
  version: string
  /** Packed with gzip. */
  bytes: Promise<Buffer>
}

const cache = new WeakMap<Database, CachedMap>()

/** The map of the site as of its last measurement, packed. It is made once for each. */
export async function findCompressedMap(db: Database): Promise<Buffer> {
  const { version } = await findGraphState(db)
  const known = cache.get(db)
  if (known?.version === version) return known.bytes
  const map = { version, bytes: compressMap(db) }
  cache.set(db, map)
  map.bytes.catch(() => cache.get(db) === map && cache.delete(db))
  return map.bytes
}

async function compressMap(db: Database) {
  const parts = await loadEncodedMap(db)
  return gzipBuffer(Buffer.concat(parts), { level: 6 })
}

/** The map in the format of `map-format.ts`; between its steps visitors are answered. */
export async function loadEncodedMap(db: Database, most = { pages: MAX_PAGES, links: MAX_LINKS }) {
  const { name } = await findBrand(db)
  const numbers = new Map<string, number>()
  const texts: string[] = []
  // one more than fit tells whether there are more
  for await (const slice of streamGraphPages(db, most.pages + 1)) {
    const fitting = slice.slice(0, most.pages - numbers.size)
    for (const { path } of fitting) numbers.set(path, numbers.size)
    if (fitting.length > 0) texts.push(fitting.map((page) => encodePage(toMapPage(page, ` – ${name}`))).join(','))
    if (fitting.length < slice.length) return withLinks(db, { numbers, texts, isCut: true, most: most.links })
    await breathe()
  }
  return withLinks(db, { numbers, texts, isCut: false, most: most.links })
}

interface NumberedPages {
  numbers: ReadonlyMap<string, number>
  texts: string[]
  isCut: boolean
  most: number
}

async function withLinks(db: Database, { numbers, texts, isCut, most }: NumberedPages) {
  const links = new LinkColumns(numbers, most)
  for await (const slice of streamPageOutlinks(db)) {
    for (const page of slice) links.add(page)
    if (links.isFull) break
    await breathe()
  }
  return encodeMap(texts, links.columns(), { isCut: isCut || links.isFull })
}

/** `ending` is that of the titles of pages as they are drawn: it says nothing here. */
function toMapPage({ pageId: id, kind, publishedAt, ...page }: GraphPage, ending: string): MapPage {
  const { path, words, isIndexable } = page
  const title = page.title.endsWith(ending) ? page.title.slice(0, -ending.length) : page.title
  return {
    path,
    id,
    kind: kind as MapPageKind,
    title,
    words,
    isIndexable,
    publishedAt: publishedAt?.getTime() ?? null,
    body: { rank: page.bodyRank, depth: page.bodyDepth, pagesIn: page.bodyPagesIn, pagesOut: page.bodyPagesOut },
    all: { rank: page.rank, depth: page.depth, pagesIn: page.pagesIn, pagesOut: page.pagesOut },
  }
}

/** Links as they come, each pair of pages once. */
class LinkColumns {
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #inBody: number[] = []
  readonly #elsewhere: number[] = []
  readonly #numbers: ReadonlyMap<string, number>
  readonly #most: number

  constructor(numbers: ReadonlyMap<string, number>, most: number) {
    this.#numbers = numbers
    this.#most = most
  }

  get isFull() {
    return this.#from.length >= this.#most
  }

  add({ fromPath, targets, places }: PageOutlinks) {
    const from = this.#numbers.get(fromPath)
    if (from === undefined) return
    const known = new Map<number, number>()
    for (const [place, path] of targets.split('\n').entries()) {
      const to = this.#numbers.get(path)
      if (to === undefined || this.isFull) continue
      const link = known.get(to) ?? this.#begin(from, to)
      known.set(to, link)
      const times = places[place] === 'b' ? this.#inBody : this.#elsewhere
      times[link] = Math.min(MAX_LINK_COUNT, (times[link] ?? 0) + 1)
    }
  }

  #begin(from: number, to: number) {
    this.#to.push(to)
    this.#inBody.push(0)
    this.#elsewhere.push(0)
    return this.#from.push(from) - 1
  }

  columns(): MapLinks {
    return {
      from: Uint32Array.from(this.#from),
      to: Uint32Array.from(this.#to),
      inBody: Uint8Array.from(this.#inBody),
      outsideBody: Uint8Array.from(this.#elsewhere),
    }
  }
}
