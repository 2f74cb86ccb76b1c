import type { RevenueCounts } from '../answers'
import { codeOf } from '../days/day'
import { eachVisit, firstViewOf, numberIn } from './each-visit'
import { mostMoneyFirst } from './most-first'
import type { Tally } from './tally'

/** Counts what was bought after a page was seen, within the visit, by the product's id; what brought most first. */
export function boughtAfter(path: string): Tally<RevenueCounts[]> {
  const bought = new Map<number, { purchases: number; cents: number }>()
  const purchase = codeOf('purchase')
  return {
    take(day, isChosen, words) {
      const page = numberIn(day, words, path)
      if (page === undefined) return
      const { hits } = day
      eachVisit(day, isChosen, ({ first, end }) => {
        const seen = firstViewOf(day, page, first, end)
        for (let hit = seen < 0 ? end : seen; hit < end; hit++) {
          if (hits.kind[hit] !== purchase) continue
          const word = day.words[hits.name[hit] ?? 0] ?? 0
          const { purchases, cents } = bought.get(word) ?? { purchases: 0, cents: 0 }
          bought.set(word, { purchases: purchases + 1, cents: cents + (hits.cents[hit] ?? 0) })
        }
      })
    },
    result: (words) =>
      [...bought].map(([word, counts]) => ({ value: words.textOf(word), ...counts })).sort(mostMoneyFirst),
  }
}
