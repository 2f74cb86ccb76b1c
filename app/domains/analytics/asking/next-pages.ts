import { codeOf } from '../days/day'
import { eachVisit, numberIn } from './each-visit'
import { byText } from './most-first'
import type { KnownDay, Tally } from './tally'

/** A page that was seen right after another. */
export interface NextPage {
  value: string
  /** How often. */
  times: number
}

/** Counts which pages were seen next after one page, within the visit; the same page again is no next one. */
export function nextPages(path: string): Tally<NextPage[]> {
  const times = new Map<number, number>()
  return {
    take(day, isChosen, words) {
      const page = numberIn(day, words, path)
      if (page === undefined) return
      eachVisit(day, isChosen, ({ first, end }) => {
        for (const next of pagesAfter(day, page, first, end)) {
          const word = day.words[next] ?? 0
          times.set(word, (times.get(word) ?? 0) + 1)
        }
      })
    },
    result: (words) =>
      [...times]
        .map(([word, times]) => ({ value: words.textOf(word), times }))
        .sort((a, b) => b.times - a.times || byText(a.value, b.value)),
  }
}

/** What was seen right after each view of the page, as the day's texts. */
function pagesAfter({ hits }: KnownDay, page: number, first: number, end: number) {
  const view = codeOf('page_view')
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
