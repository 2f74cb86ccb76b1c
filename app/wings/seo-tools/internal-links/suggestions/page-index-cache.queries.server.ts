import { setTimeout as rest } from 'node:timers/promises'
import { onContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { onePerDatabase } from '~/platform/database/one-per-database.server'
import { throttleCpu } from '~/platform/jobs/throttle-cpu.server'
import { log } from '~/platform/monitoring/log.server'
import { findSearchAppearances } from '~/wings/web/seo/search-appearance.commands.server'
import type { LinkablePage } from '../engine/suggestions/linkable-page'
import { PageIndex } from '../engine/suggestions/page-index'
import { type PublicPageTexts, streamPublicPageTexts } from '../public-page-texts.queries.server'
import { ChangedPages } from './changed-pages.queries.server'
import { findKeywordsByPage } from './page-keywords.commands.server'

/*
 * The index of all pages lives in the process in which somebody asks for suggestions. Its pages are read in slices of a few
 * milliseconds, with as much rest between them, so that no visitor waits; afterwards only what changed is read again. It is
 * let go when nobody has asked for a while, because it takes some 20 kB for each page.
 */
const CACHE_MS = 30 * 60_000
// a small site is read before somebody looks for a progress bar
const WAIT_MS = 300
const RETRY_MS = 5_000
// of more pages the first ones by kind and id are known
const MAX_PAGES = 20_000
// so much of what was replaced is carried along before everything is read anew
const MAX_REPLACED_SHARE = 0.25
const MIN_REPLACED = 200

export interface IndexProgress {
  done: number
  total: number
}

/** The index as it is now, or how far it has come. */
export type PageIndexState = { index: PageIndex } | { building: IndexProgress }

const caches = onePerDatabase((db) => new PageIndexCache(db), { idleMs: CACHE_MS, close: (one) => one.close() })

/** What is known of all pages; begins to read them when nobody asked before. */
export function getPageIndex(db: Database): Promise<PageIndexState> {
  return caches.get(db).get()
}

/** Lets the index go, as it goes by itself when nobody asks for it. */
export const evictPageIndex = caches.evict

interface IndexBuild extends IndexProgress {
  changed: ChangedPages
  ended: Promise<void>
}

class PageIndexCache {
  readonly #db: Database
  #index: PageIndex | undefined
  #changed: ChangedPages
  #building: IndexBuild | undefined
  #failedAt = Number.NEGATIVE_INFINITY
  #hasEnded = false
  readonly #stopListening = onContentChange((changed) => {
    this.#changed.add(changed)
    this.#building?.changed.add(changed)
  })

  constructor(db: Database) {
    this.#db = db
    this.#changed = new ChangedPages()
  }

  close() {
    this.#hasEnded = true
    this.#stopListening()
  }

  async get(): Promise<PageIndexState> {
    if (!this.#index || this.#changed.needsRebuild) {
      this.#begin()
      await Promise.race([this.#building?.ended, rest(WAIT_MS)])
    } else if (needsRebuild(this.#index)) this.#begin()
    return (
      (await this.#current()) ?? { building: { done: this.#building?.done ?? 0, total: this.#building?.total ?? 0 } }
    )
  }

  /** The index with all changes until now; what is worn serves until another one is made. */
  async #current() {
    const [index, changed] = [this.#index, this.#changed]
    if (!index || !(await changed.applyTo(this.#db, index, loadLinkablePages))) return undefined
    return { index }
  }

  #begin() {
    if (this.#building || performance.now() < this.#failedAt + RETRY_MS) return
    const building: IndexBuild = { done: 0, total: 0, changed: new ChangedPages(), ended: Promise.resolve() }
    this.#building = building
    building.ended = this.#build(building).then(
      (index) => {
        this.#index = index
        this.#changed = building.changed
        this.#building = undefined
      },
      (error) => {
        if (!this.#hasEnded) log.error({ err: error }, 'the index for link suggestions could not be made')
        this.#failedAt = performance.now()
        this.#building = undefined
      },
    )
  }

  async #build(building: IndexProgress) {
    building.total = Math.min(MAX_PAGES, await countPages(this.#db))
    const db = this.#db
    const hasEnded = () => this.#hasEnded
    async function* pages() {
      for await (const some of streamPublicPageTexts(db)) {
        if (hasEnded()) throw new Error('Nobody waits for it any more.')
        yield await loadLinkablePages(db, some.slice(0, MAX_PAGES - building.done))
        building.done += some.length
        if (building.done >= MAX_PAGES) return
      }
    }
    return PageIndex.buildInBatches(pages(), throttleCpu())
  }
}

function needsRebuild(index: PageIndex) {
  return index.pages.length - index.size > Math.max(MIN_REPLACED, MAX_REPLACED_SHARE * index.size)
}

async function countPages(db: Database, now = new Date()) {
  const { count } = await db
    .selectFrom('pages')
    .select((page) => page.fn.countAll<string>().as('count'))
    .where('publishedAt', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Texts of public pieces with what else suggestions know of them. */
export async function loadLinkablePages(db: Database, texts: PublicPageTexts[]): Promise<LinkablePage[]> {
  const wishes = await findKeywordsByPage(
    db,
    texts.map(({ id }) => id),
  )
  const fields = await findSearchAppearances(
    db,
    texts.map(({ path }) => path),
  )
  return texts.map((page) => {
    const { keyphrase = '', synonyms = '', isPillar = false } = fields.get(page.path) ?? {}
    const others = [keyphrase, ...synonyms.split(',')].map((words) => words.trim()).filter(Boolean)
    const keywords = [...(wishes.get(page.id)?.keywords ?? []), ...others]
    return { ...page, fullTexts: getUnlinkableTexts(page), keywords, isPillar, isPublic: true }
  })
}

/** Nothing where the texts are all: they are read once. */
function getUnlinkableTexts({ texts, getFullTexts }: PublicPageTexts) {
  const all = getFullTexts()
  return all === texts ? undefined : all
}
