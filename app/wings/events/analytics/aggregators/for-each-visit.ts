import { hitKindCode } from '../days/day-data'
import type { IndexedDay, TextLookup } from './aggregator'

/** The day's own number of a text; undefined where the day does not have it. */
export function findTextIndex(day: IndexedDay, words: TextLookup, text: string) {
  const word = words.findTextId(text)
  const number = word === undefined ? -1 : day.textIds.indexOf(word)
  return number < 0 ? undefined : number
}

interface VisitCursor {
  visit: number
  /** Counts the day's visitors, so that two visits of one of them have the same number. */
  visitor: number
  /** Its hits: from the first to before the end. */
  first: number
  end: number
}

/** Shows each chosen visit with its hits. The object is the same each time: a day has tens of thousands of them. */
export function forEachVisit({ visits }: IndexedDay, isChosen: Uint8Array, see: (seen: VisitCursor) => void) {
  const seen: VisitCursor = { visit: 0, visitor: 0, first: 0, end: 0 }
  for (let visit = 0; visit < visits.views.length; visit++) {
    if (!visits.isSameVisitor[visit]) seen.visitor++
    if (!isChosen[visit]) continue
    seen.visit = visit
    seen.first = visits.firstHit[visit] ?? 0
    seen.end = visits.firstHit[visit + 1] ?? 0
    see(seen)
  }
}

/** The place of the first view of a page between two places among the hits; -1 where there is none. */
export function findPageViewIndex({ hits }: IndexedDay, page: number, first: number, end: number) {
  const view = hitKindCode('page_view')
  for (let hit = first; hit < end; hit++) if (hits.kind[hit] === view && hits.path[hit] === page) return hit
  return -1
}
