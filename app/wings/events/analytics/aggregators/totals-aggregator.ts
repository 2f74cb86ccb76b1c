import type { VisitMetrics } from '../aggregates'
import type { Aggregator } from './aggregator'
import { createVisitTable, readVisitMetrics, VisitCounter } from './visit-counter'

/** Counts all chosen visits together. */
export function createTotalsAggregator(): Aggregator<VisitMetrics> {
  const counter = new VisitCounter()
  const all = createVisitTable()
  all.ensureCapacity(1)
  return {
    add(day, isChosen) {
      counter.count(day, isChosen, new Uint16Array(day.visits.minute.length), 1)
      all.addFrom(counter.table, () => 0)
    },
    result: () => readVisitMetrics(all, all.offsetOf(0)),
  }
}
