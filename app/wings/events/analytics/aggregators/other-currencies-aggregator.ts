import type { CurrencyRevenue } from '../aggregates'
import type { Aggregator } from './aggregator'
import { compareText } from './compare-results'
import { forEachPurchase } from './for-each-purchase'

/** Sums what the chosen visits brought in other currencies than the studio's, by currency. */
export function createOtherCurrenciesAggregator(): Aggregator<CurrencyRevenue[]> {
  const sums = new Map<number, number>()
  return {
    add(day, isChosen) {
      const { otherCents, textIds, hits } = day
      if (!otherCents) return
      forEachPurchase(day, isChosen, (_visit, hit) => {
        const amount = otherCents[hit] ?? 0
        const word = textIds[hits.currency[hit] ?? 0] ?? 0
        if (amount > 0) sums.set(word, (sums.get(word) ?? 0) + amount)
      })
    },
    result: (words) =>
      [...sums]
        .map(([word, amount]) => ({ currency: words.getText(word), amount }))
        .sort((a, b) => compareText(a.currency, b.currency)),
  }
}
