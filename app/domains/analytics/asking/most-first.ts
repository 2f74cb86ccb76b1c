import type { RevenueCounts } from '../answers'

/** Most visitors first, then by value. */
export function mostVisitorsFirst(a: Valued, b: Valued) {
  return b.visitors - a.visitors || byText(a.value, b.value)
}

/** What brought most first, then the most purchases, then by value. */
export function mostMoneyFirst(a: RevenueCounts, b: RevenueCounts) {
  return b.cents - a.cents || b.purchases - a.purchases || byText(a.value, b.value)
}

interface Valued {
  visitors: number
  value: string
}

/** One order on every machine, whatever its language. */
export function byText(a: string, b: string) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
