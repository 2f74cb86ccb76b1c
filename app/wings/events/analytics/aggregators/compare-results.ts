import type { RevenueMetrics } from '../aggregates'

/** Most visitors first, then by value. */
export function compareByVisitors(a: VisitorRow, b: VisitorRow) {
  return b.visitors - a.visitors || compareText(a.value, b.value)
}

/** What brought most first, then the most purchases, then by value. */
export function compareByRevenue(a: RevenueMetrics, b: RevenueMetrics) {
  return b.cents - a.cents || b.purchases - a.purchases || compareText(a.value, b.value)
}

interface VisitorRow {
  visitors: number
  value: string
}

/** One order on every machine, whatever its language. */
export function compareText(a: string, b: string) {
  if (a === b) return 0
  return a < b ? -1 : 1
}
