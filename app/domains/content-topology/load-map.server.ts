import { setImmediate as breathe } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  findGraphState,
  type MeasuredPage,
  type PageLinks,
  readMeasuredPages,
  readPageLinks,
} from '~/domains/pages/graph.queries.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { mapParts, pageAsText } from './map-format'
import type { MapKind, MapLinks, MapPage } from './site-map'

// what a browser draws and lays out within seconds
const MOST_PAGES = 20_000
const MOST_LINKS = 400_000
// a byte holds no more; nobody links twice as often
const MOST_TIMES = 255

const compressed = promisify(gzip)

interface KeptMap {
  version: string
  /** Packed with gzip. */
  bytes: Promise<Buffer>
}

const kept = new WeakMap<Database, KeptMap>()

/** The map of the site as of its last measurement, packed. It is made once for each. */
export async function findPackedMap(db: Database): Promise<Buffer> {
  const { version } = await findGraphState(db)
  const known = kept.get(db)
  if (known?.version === version) return known.bytes
  const map = { version, bytes: packedMap(db) }
  kept.set(db, map)
  map.bytes.catch(() => kept.get(db) === map && kept.delete(db))
  return map.bytes
}

async function packedMap(db: Database) {
  const parts = await loadMapParts(db)
  return compressed(Buffer.concat(parts), { level: 6 })
}

/** The map in the format of `map-format.ts`; between its steps visitors are answered. */
export async function loadMapParts(db: Database, most = { pages: MOST_PAGES, links: MOST_LINKS }) {
  const { name } = await findBrand(db)
  const numbers = new Map<string, number>()
  const texts: string[] = []
  // one more than fit tells whether there are more
  for await (const slice of readMeasuredPages(db, most.pages + 1)) {
    const fitting = slice.slice(0, most.pages - numbers.size)
    for (const { path } of fitting) numbers.set(path, numbers.size)
    if (fitting.length > 0) texts.push(fitting.map((page) => pageAsText(mapPage(page, ` – ${name}`))).join(','))
    if (fitting.length < slice.length) return withLinks(db, { numbers, texts, isCut: true, most: most.links })
    await breathe()
  }
  return withLinks(db, { numbers, texts, isCut: false, most: most.links })
}

interface Numbered {
  numbers: ReadonlyMap<string, number>
  texts: string[]
  isCut: boolean
  most: number
}

async function withLinks(db: Database, { numbers, texts, isCut, most }: Numbered) {
  const links = new LinkColumns(numbers, most)
  for await (const slice of readPageLinks(db)) {
    for (const page of slice) links.add(page)
    if (links.isFull) break
    await breathe()
  }
  return mapParts(texts, links.columns(), { isCut: isCut || links.isFull })
}

/** `ending` is that of the titles of pages as they are drawn: it says nothing here. */
function mapPage({ pageId: id, kind, publishedAt, ...page }: MeasuredPage, ending: string): MapPage {
  const { path, words, isIndexable } = page
  const title = page.title.endsWith(ending) ? page.title.slice(0, -ending.length) : page.title
  return {
    path,
    id,
    kind: kind as MapKind,
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

  add({ fromPath, targets, places }: PageLinks) {
    const from = this.#numbers.get(fromPath)
    if (from === undefined) return
    const known = new Map<number, number>()
    for (const [place, path] of targets.split('\n').entries()) {
      const to = this.#numbers.get(path)
      if (to === undefined || this.isFull) continue
      const link = known.get(to) ?? this.#begin(from, to)
      known.set(to, link)
      const times = places[place] === 'b' ? this.#inBody : this.#elsewhere
      times[link] = Math.min(MOST_TIMES, (times[link] ?? 0) + 1)
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
      elsewhere: Uint8Array.from(this.#elsewhere),
    }
  }
}
