import type { DimensionMetrics } from '../aggregates'
import type { VisitDimension } from '../days/day-data'
import type { Aggregator } from './aggregator'
import { compareByVisitors } from './compare-results'
import { toDimensionValue } from './dimension-value'
import { createVisitTable, readVisitMetrics, VisitCounter } from './visit-counter'

/** Counts the chosen visits by one thing that tells them apart. Where it is not known, as the campaign mostly, they are left out. */
export function createDimensionAggregator(by: VisitDimension): Aggregator<DimensionMetrics[]> {
  const counter = new VisitCounter()
  const all = createVisitTable()
  return {
    add(day, isChosen, words) {
      counter.count(day, isChosen, day.visits[by], day.textIds.length)
      all.ensureCapacity(words.size)
      all.addFrom(counter.table, (text) => day.textIds[text] ?? 0)
    },
    result: (words) =>
      all.keys
        .map((word) => ({
          value: toDimensionValue(by, words.getText(word)),
          ...readVisitMetrics(all, all.offsetOf(word)),
        }))
        .filter(({ value }) => value !== '')
        .sort(compareByVisitors),
  }
}
