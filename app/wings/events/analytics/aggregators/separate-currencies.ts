import type { IndexedDay, TextLookup } from './aggregator'

/** The day with the amounts of one currency in its figures, and those of all others apart: amounts of two are no sum. */
export function separateCurrencies(day: IndexedDay, currency: string, words: TextLookup): IndexedDay {
  const { hits, textIds, purchaseHits } = day
  const own = words.findTextId(currency)
  const others = purchaseHits.filter((hit) => textIds[hits.currency[hit] ?? 0] !== own)
  if (others.length === 0) return day
  const [cents, otherCents] = [hits.cents.slice(), new Float64Array(hits.cents.length)]
  for (const hit of others) {
    otherCents[hit] = cents[hit] ?? 0
    cents[hit] = 0
  }
  return { ...day, hits: { ...hits, cents }, otherCents }
}
