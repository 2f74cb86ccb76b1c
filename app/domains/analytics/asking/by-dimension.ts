import type { ValueCounts } from '../answers'
import type { VisitDimension } from '../days/day'
import { mostVisitorsFirst } from './most-first'
import { shownValue } from './shown-value'
import type { Tally } from './tally'
import { countsAt, VisitCounter, visitRows } from './visit-counter'

/** Counts the chosen visits by one thing that tells them apart. Where it is not known, as the campaign mostly, they are left out. */
export function byDimension(by: VisitDimension): Tally<ValueCounts[]> {
  const counter = new VisitCounter()
  const all = visitRows()
  return {
    take(day, isChosen, words) {
      counter.count(day, isChosen, day.visits[by], day.words.length)
      all.reach(words.size)
      all.add(counter.rows, (text) => day.words[text] ?? 0)
    },
    result: (words) =>
      all.numbers
        .map((word) => ({ value: shownValue(by, words.textOf(word)), ...countsAt(all, all.at(word)) }))
        .filter(({ value }) => value !== '')
        .sort(mostVisitorsFirst),
  }
}
