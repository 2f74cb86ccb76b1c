import { readText } from '../reading/readable-text'
import { findHints } from '../suggesting/find-hints'
import type { KnownPage } from '../suggesting/known-page'
import { type IndexedPage, PageIndex } from '../suggesting/page-index'
import { suggestOutbound } from '../suggesting/suggest'
import { pagesOfSite, site } from './site'

const LOOKED_AT = 5

export interface Quality {
  /** Right ones among the first five of a page, divided by five, as usual; no way can reach more than `best`. */
  precisionAt5: number
  best: number
  /** Of the first five suggestions, or of as many as there are, how many an editor would have made. */
  right: number
  /** Of the links that an editor would have made, how many are among the suggestions. */
  recall: number
  suggested: number
}

/** How good a way to suggest links is, on the made-up site: `suggest` gives the ids of targets, the best first. */
export function measureQuality(suggest: (page: KnownPage) => string[]): Quality {
  const all = site.map(({ links }, number) => ({ links, found: suggest(pagesOfSite[number] as KnownPage) }))
  const sum = (count: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + count(one), 0)
  const hits = (links: string[], found: string[]) => found.filter((slug) => links.includes(slug)).length
  const suggested = sum(({ found }) => Math.min(LOOKED_AT, found.length))
  const hitsInFive = sum(({ links, found }) => hits(links, found.slice(0, LOOKED_AT)))
  const places = LOOKED_AT * all.length
  return {
    precisionAt5: hitsInFive / places,
    best: sum(({ links }) => Math.min(LOOKED_AT, links.length)) / places,
    right: hitsInFive / Math.max(1, suggested),
    recall: sum(({ links, found }) => hits(links, found)) / sum(({ links }) => links.length),
    suggested,
  }
}

const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }

/** The engine's suggestions, and what matching titles alone would give. */
export function compareWithTitles() {
  const index = new PageIndex(pagesOfSite)
  return {
    suggestions: measureQuality((page) => suggestOutbound({ index, settings }, page).map(({ to }) => to)),
    titlesAlone: measureQuality((page) => titlesAlone(index, page)),
  }
}

/** Pages of whose titles a text has two words or more in a row, those of which it has most first. */
function titlesAlone(index: PageIndex, page: KnownPage) {
  const hints = findHints(index, page.texts.map(readText)).filter(({ evidence }) => evidence === 'title')
  const best = new Map<string, number>()
  for (const { target, strength } of hints) {
    const { id } = index.pages[target] as IndexedPage
    if (id !== page.id) best.set(id, Math.max(strength, best.get(id) ?? 0))
  }
  return [...best].sort(([, a], [, b]) => b - a).map(([id]) => id)
}
