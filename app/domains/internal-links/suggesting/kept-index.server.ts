import { setTimeout as rest } from 'node:timers/promises'
import { findSearchFieldsOf } from '~/domains/seo/search-fields.server'
import { onContentChange } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/log.server'
import { restInTurns } from '~/platform/rest-in-turns.server'
import type { KnownPage } from '../engine/suggesting/known-page'
import { PageIndex } from '../engine/suggesting/page-index'
import { readSiteTexts, type SiteTexts } from '../site-texts.server'
import { ChangedPages } from './changed-pages.server'
import { findWishesOf } from './page-wishes.server'

/*
 * The index of all pages lives in the process in which somebody asks for suggestions. Its pages are read in slices of a few
 * milliseconds, with as much rest between them, so that no visitor waits; afterwards only what changed is read again. It is
 * let go when nobody has asked for a while, because it takes some 20 kB for each page.
 */
const KEPT_MS = 30 * 60_000
// a small site is read before somebody looks for a progress bar
const WORTH_WAITING_MS = 300
const RETRY_MS = 5_000
// of more pages the first ones by kind and id are known
const MOST_PAGES = 20_000
// so much of what was replaced is carried along before everything is read anew
const MOST_REPLACED = 0.25
const LEAST_REPLACED = 200

export interface IndexProgress {
  done: number
  total: number
}

/** The index as it is now, or how far it has come. */
export type IndexState = { index: PageIndex } | { building: IndexProgress }

const kept = new Map<Database, KeptIndex>()

onContentChange((changed) => {
  for (const one of kept.values()) one.note(changed)
})

/** What is known of all pages; begins to read them when nobody asked before. */
export function pageIndexOf(db: Database): Promise<IndexState> {
  const known = kept.get(db) ?? new KeptIndex(db)
  kept.set(db, known)
  return known.ask()
}

/** Lets the index go, as it goes by itself when nobody asks for it. */
export function forgetPageIndex(db: Database) {
  kept.get(db)?.end()
  kept.delete(db)
}

interface Building extends IndexProgress {
  changed: ChangedPages
  ended: Promise<void>
}

class KeptIndex {
  readonly #db: Database
  #index: PageIndex | undefined
  #changed: ChangedPages
  #building: Building | undefined
  #failedAt = Number.NEGATIVE_INFINITY
  #leaving: NodeJS.Timeout | undefined
  #hasEnded = false

  constructor(db: Database) {
    this.#db = db
    this.#changed = new ChangedPages()
  }

  note(changed: string[] | 'everything') {
    this.#changed.note(changed)
    this.#building?.changed.note(changed)
  }

  end() {
    this.#hasEnded = true
    clearTimeout(this.#leaving)
  }

  async ask(): Promise<IndexState> {
    clearTimeout(this.#leaving)
    this.#leaving = setTimeout(() => forgetPageIndex(this.#db), KEPT_MS)
    this.#leaving.unref()
    if (!this.#index || this.#changed.isEverything) {
      this.#begin()
      await Promise.race([this.#building?.ended, rest(WORTH_WAITING_MS)])
    } else if (isWorn(this.#index)) this.#begin()
    return (
      (await this.#current()) ?? { building: { done: this.#building?.done ?? 0, total: this.#building?.total ?? 0 } }
    )
  }

  /** The index with all changes until now; what is worn serves until another one is made. */
  async #current() {
    const [index, changed] = [this.#index, this.#changed]
    if (!index || !(await changed.bring(this.#db, index, knownPages))) return undefined
    return { index }
  }

  #begin() {
    if (this.#building || performance.now() < this.#failedAt + RETRY_MS) return
    const building: Building = { done: 0, total: 0, changed: new ChangedPages(), ended: Promise.resolve() }
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
    building.total = Math.min(MOST_PAGES, await countPages(this.#db))
    const db = this.#db
    const hasEnded = () => this.#hasEnded
    async function* pages() {
      for await (const some of readSiteTexts(db)) {
        if (hasEnded()) throw new Error('Nobody waits for it any more.')
        yield await knownPages(db, some.slice(0, MOST_PAGES - building.done))
        building.done += some.length
        if (building.done >= MOST_PAGES) return
      }
    }
    return PageIndex.inTurns(pages(), restInTurns())
  }
}

function isWorn(index: PageIndex) {
  return index.pages.length - index.size > Math.max(LEAST_REPLACED, MOST_REPLACED * index.size)
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
export async function knownPages(db: Database, texts: SiteTexts[]): Promise<KnownPage[]> {
  const wishes = await findWishesOf(
    db,
    texts.map(({ id }) => id),
  )
  const fields = await findSearchFieldsOf(
    db,
    texts.map(({ path }) => path),
  )
  return texts.map((page) => {
    const { keyphrase = '', synonyms = '', isPillar = false } = fields.get(page.path) ?? {}
    const others = [keyphrase, ...synonyms.split(',')].map((words) => words.trim()).filter(Boolean)
    const keywords = [...(wishes.get(page.id)?.keywords ?? []), ...others]
    return { ...page, said: saidBeside(page), keywords, isPillar, isPublic: true }
  })
}

/** Nothing where the texts are all: they are read once. */
function saidBeside({ texts, everything }: SiteTexts) {
  const all = everything()
  return all === texts ? undefined : all
}
