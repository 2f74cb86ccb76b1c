import { hitKindCode } from '../days/day-data'
import type { Aggregator, IndexedDay } from './aggregator'
import { compareText } from './compare-results'
import { findTextIndex, forEachVisit } from './for-each-visit'

/** A page that was seen right after another. */
export interface NextPage {
  value: string
  /** How often. */
  times: number
}

/** Counts which pages were seen next after one page, within the visit; the same page again is no next one. */
export function createNextPagesAggregator(path: string): Aggregator<NextPage[]> {
  const times = new Map<number, number>()
  return {
    add(day, isChosen, words) {
      const page = findTextIndex(day, words, path)
      if (page === undefined) return
      forEachVisit(day, isChosen, ({ first, end }) => {
        for (const next of findNextPages(day, page, first, end)) {
          const word = day.textIds[next] ?? 0
          times.set(word, (times.get(word) ?? 0) + 1)
        }
      })
    },
    result: (words) =>
      [...times]
        .map(([word, times]) => ({ value: words.getText(word), times }))
        .sort((a, b) => b.times - a.times || compareText(a.value, b.value)),
  }
}

/** What was seen right after each view of the page, as the day's texts. */
function findNextPages({ hits }: IndexedDay, page: number, first: number, end: number) {
  const view = hitKindCode('page_view')
  const after: number[] = []
  let isOnPage = false
  for (let hit = first; hit < end; hit++) {
    if (hits.kind[hit] !== view) continue
    const path = hits.path[hit] ?? 0
    if (isOnPage && path !== page) after.push(path)
    isOnPage = path === page
  }
  return after
}
