import { parseText } from '../reading/readable-text'
import { findLinkHints } from '../suggesting/find-hints'
import type { LinkablePage } from '../suggesting/known-page'
import { type IndexedPage, PageIndex } from '../suggesting/page-index'
import { suggestOutbound } from '../suggesting/suggest'
import { sampleLinkablePages, samplePages } from './site'

const TOP_COUNT = 5

export interface SuggestionQuality {
  /** Right ones among the first five of a page, divided by five, as usual; no way can reach more than `best`. */
  precisionAt5: number
  bestPossible: number
  /** Of the first five suggestions, or of as many as there are, how many an editor would have made. */
  precision: number
  /** Of the links that an editor would have made, how many are among the suggestions. */
  recall: number
  suggested: number
}

/** How good a way to suggest links is, on the made-up site: `suggest` gives the ids of targets, the best first. */
export function measureSuggestions(suggest: (page: LinkablePage) => string[]): SuggestionQuality {
  const all = samplePages.map(({ links }, number) => ({
    links,
    found: suggest(sampleLinkablePages[number] as LinkablePage),
  }))
  const sum = (count: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + count(one), 0)
  const hits = (links: string[], found: string[]) => found.filter((slug) => links.includes(slug)).length
  const suggested = sum(({ found }) => Math.min(TOP_COUNT, found.length))
  const hitsInFive = sum(({ links, found }) => hits(links, found.slice(0, TOP_COUNT)))
  const places = TOP_COUNT * all.length
  return {
    precisionAt5: hitsInFive / places,
    bestPossible: sum(({ links }) => Math.min(TOP_COUNT, links.length)) / places,
    precision: hitsInFive / Math.max(1, suggested),
    recall: sum(({ links, found }) => hits(links, found)) / sum(({ links }) => links.length),
    suggested,
  }
}

const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }

/** The engine's suggestions, and what matching titles alone would give. */
export function compareWithTitleMatching() {
  const index = new PageIndex(sampleLinkablePages)
  return {
    suggestions: measureSuggestions((page) => suggestOutbound({ index, settings }, page).map(({ to }) => to)),
    titlesAlone: measureSuggestions((page) => suggestByTitle(index, page)),
  }
}

/** Pages of whose titles a text has two words or more in a row, those of which it has most first. */
function suggestByTitle(index: PageIndex, page: LinkablePage) {
  const hints = findLinkHints(index, page.texts.map(parseText)).filter(({ evidence }) => evidence === 'title')
  const best = new Map<string, number>()
  for (const { target, strength } of hints) {
    const { id } = index.pages[target] as IndexedPage
    if (id !== page.id) best.set(id, Math.max(strength, best.get(id) ?? 0))
  }
  return [...best].sort(([, a], [, b]) => b - a).map(([id]) => id)
}
