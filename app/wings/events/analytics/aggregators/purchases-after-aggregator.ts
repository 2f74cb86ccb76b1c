import type { RevenueMetrics } from '../aggregates'
import { hitKindCode } from '../days/day-data'
import type { Aggregator } from './aggregator'
import { compareByRevenue } from './compare-results'
import { findPageViewIndex, findTextIndex, forEachVisit } from './for-each-visit'

/** Counts what was bought after a page was seen, within the visit, by the product's id; what brought most first. */
export function createPurchasesAfterAggregator(path: string): Aggregator<RevenueMetrics[]> {
  const bought = new Map<number, { purchases: number; cents: number }>()
  const purchase = hitKindCode('purchase')
  return {
    add(day, isChosen, words) {
      const page = findTextIndex(day, words, path)
      if (page === undefined) return
      const { hits } = day
      forEachVisit(day, isChosen, ({ first, end }) => {
        const seen = findPageViewIndex(day, page, first, end)
        for (let hit = seen < 0 ? end : seen; hit < end; hit++) {
          if (hits.kind[hit] !== purchase) continue
          const word = day.textIds[hits.name[hit] ?? 0] ?? 0
          const { purchases, cents } = bought.get(word) ?? { purchases: 0, cents: 0 }
          bought.set(word, { purchases: purchases + 1, cents: cents + (hits.cents[hit] ?? 0) })
        }
      })
    },
    result: (words) =>
      [...bought].map(([word, counts]) => ({ value: words.getText(word), ...counts })).sort(compareByRevenue),
  }
}
