import type { Counts } from '../answers'
import type { Tally } from './tally'
import { countsAt, VisitCounter, visitRows } from './visit-counter'

/** Counts all chosen visits together. */
export function totals(): Tally<Counts> {
  const counter = new VisitCounter()
  const all = visitRows()
  all.reach(1)
  return {
    take(day, isChosen) {
      counter.count(day, isChosen, new Uint16Array(day.visits.minute.length), 1)
      all.add(counter.rows, () => 0)
    },
    result: () => countsAt(all, all.at(0)),
  }
}
