import type { EventMatcher, VisitFilter } from '../analytics-query'
import type { VisitDimension } from '../days/day-data'
import type { IndexedDay, TextLookup } from './aggregator'
import { toStoredText } from './dimension-value'
import { EventMatcherSet, groupMatchers } from './event-matcher-set'
import { TextMatcher } from './text-matcher'

/** Takes away what a filter does not let pass. */
type FilterPass = (day: IndexedDay, isChosen: Uint8Array, words: TextLookup) => void

/** Says for each visit of a day whether all filters hold. */
export function filterVisits(filters: VisitFilter[]): (day: IndexedDay, words: TextLookup) => Uint8Array {
  // those that look at visits alone leave less to do for those that look at every hit
  const passes = filters
    .toSorted((a, b) => Number('events' in a) - Number('events' in b))
    .map((filter) =>
      'by' in filter
        ? filterByDimension(filter.by, filter.values, filter.isNot)
        : filterByEvents(filter.events, filter.isNot),
    )
  return (day, words) => {
    const isChosen = new Uint8Array(day.visits.minute.length).fill(1)
    for (const pass of passes) pass(day, isChosen, words)
    return isChosen
  }
}

function filterByDimension(by: VisitDimension, values: string[], isNot: boolean): FilterPass {
  const marks = new TextMatcher(values.map((value) => ({ text: toStoredText(by, value), isPrefix: false, bits: 1 })))
  const passing = isNot ? 0 : 1
  return (day, isChosen, words) => {
    const column = day.visits[by]
    const isMarked = marks.match(day, words)
    for (let visit = 0; visit < column.length; visit++) {
      if (isMarked[column[visit] ?? 0] !== passing) isChosen[visit] = 0
    }
  }
}

function filterByEvents(happened: EventMatcher[], isNot: boolean): FilterPass {
  const groups = groupMatchers(happened).map((some) => new EventMatcherSet(some))
  return (day, isChosen, words) => {
    const bits = groups.map((marks) => marks.match(day, words))
    const { firstHit } = day.visits
    for (let visit = 0; visit < isChosen.length; visit++) {
      if (isChosen[visit] === 0) continue
      const [from, to] = [firstHit[visit] ?? 0, firstHit[visit + 1] ?? 0]
      if (bits.some((bitsAt) => hasMatchingHit(bitsAt, from, to)) === isNot) isChosen[visit] = 0
    }
  }
}

function hasMatchingHit(bitsAt: (hit: number) => number, from: number, to: number) {
  for (let hit = from; hit < to; hit++) if (bitsAt(hit) !== 0) return true
  return false
}
