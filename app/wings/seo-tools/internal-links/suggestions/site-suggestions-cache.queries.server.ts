import { setTimeout as rest } from 'node:timers/promises'
import { onContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { onePerDatabase } from '~/platform/database/one-per-database.server'
import { throttleCpu } from '~/platform/jobs/throttle-cpu.server'
import { log } from '~/platform/monitoring/log.server'
import { type LinkSuggestion, MIN_VISIBLE_SCORE, type SuggestionSettings } from '../engine/suggestions/link-suggestion'
import type { PageIndex } from '../engine/suggestions/page-index'
import { countInboundLinks, linkGain } from '../engine/suggestions/rank-gains'
import { suggestOutbound } from '../engine/suggestions/suggest-links'
import { type PublicPageTexts, streamPublicPageTexts } from '../public-page-texts.queries.server'
import type { IndexProgress } from './page-index-cache.queries.server'

/*
 * The best suggestions of all pages are found once in the process in which somebody asks for them, in slices of a few
 * milliseconds with as much rest between them, and kept while it asks. After a change of content they are found anew
 * beside what else happens, and what was found before serves until then.
 */
const CACHE_MS = 30 * 60_000
// a small site is read before somebody looks for a progress bar
const WAIT_MS = 300
const RETRY_MS = 5_000
// so many of all are kept: more than somebody goes through at once
const MAX_KEPT = 500
// one page does not fill the list
const MAX_PER_PAGE = 3

/** A suggestion with what it would bring the site. */
export interface SiteSuggestion extends LinkSuggestion {
  gain: number
  hasUnpublishedChanges: boolean
}

interface SiteSearch extends IndexProgress {
  ended: Promise<void>
}

const caches = onePerDatabase((db) => new SiteSuggestionsCache(db), { idleMs: CACHE_MS, close: (one) => one.close() })

/** The best suggestions of all pages, those of most gain first; or how far they have been looked for. */
export function getSiteSuggestions(db: Database, index: PageIndex, settings: SuggestionSettings) {
  return caches.get(db).get(index, settings)
}

/** Lets them go, as they go by themselves when nobody asks for them. */
export const evictSiteSuggestions = caches.evict

class SiteSuggestionsCache {
  readonly #db: Database
  #found: SiteSuggestion[] | undefined
  #isCurrent = false
  #search: SiteSearch | undefined
  #failedAt = Number.NEGATIVE_INFINITY
  #hasEnded = false
  readonly #stopListening = onContentChange(() => {
    this.#isCurrent = false
  })

  constructor(db: Database) {
    this.#db = db
  }

  close() {
    this.#hasEnded = true
    this.#stopListening()
  }

  async get(index: PageIndex, settings: SuggestionSettings) {
    if (!this.#isCurrent) this.#begin(index, settings)
    if (!this.#found) await Promise.race([this.#search?.ended, rest(WAIT_MS)])
    if (this.#found) return { found: this.#found }
    return { building: { done: this.#search?.done ?? 0, total: this.#search?.total ?? 0 } }
  }

  #begin(index: PageIndex, settings: SuggestionSettings) {
    if (this.#search || performance.now() < this.#failedAt + RETRY_MS) return
    const search: SiteSearch = { done: 0, total: index.size, ended: Promise.resolve() }
    this.#search = search
    // what changes from now on may come too late for it
    this.#isCurrent = true
    search.ended = this.#find(index, settings, search)
      .then((found) => {
        this.#found = found
      })
      .catch((error) => {
        if (!this.#hasEnded) log.error({ err: error }, 'the best link suggestions of the site could not be found')
        this.#failedAt = performance.now()
        this.#isCurrent = false
      })
      .finally(() => {
        this.#search = undefined
      })
  }

  async #find(index: PageIndex, settings: SuggestionSettings, progress: IndexProgress) {
    const inbound = countInboundLinks(index)
    const pause = throttleCpu()
    let best: SiteSuggestion[] = []
    for await (const pages of streamPublicPageTexts(this.#db)) {
      for (const page of pages) {
        if (this.#hasEnded) throw new Error('Nobody waits for it any more.')
        best.push(...findGains(index, settings, page, inbound))
        progress.done++
        await pause()
      }
      if (best.length > 2 * MAX_KEPT) best = keepBest(best)
    }
    return keepBest(best)
  }
}

function findGains(index: PageIndex, settings: SuggestionSettings, page: PublicPageTexts, inbound: Uint32Array) {
  const { hasUnpublishedChanges } = page
  return suggestOutbound({ index, settings }, { ...page, keywords: [], isPillar: false })
    .filter(({ score }) => score >= MIN_VISIBLE_SCORE)
    .map((one) => ({
      ...one,
      gain: linkGain(one.score, inbound[index.pageNumber(one.to) ?? -1] ?? 0),
      hasUnpublishedChanges,
    }))
    .sort(byGain)
    .slice(0, MAX_PER_PAGE)
}

const byGain = (a: SiteSuggestion, b: SiteSuggestion) => b.gain - a.gain || (a.from < b.from ? -1 : 1)

const keepBest = (found: SiteSuggestion[]) => found.sort(byGain).slice(0, MAX_KEPT)
