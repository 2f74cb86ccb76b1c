import { formatShortDay } from '~/platform/time/dates'
import type { CostBand } from '../technology'
import { formatDollars } from './format-text'

/** "the web" at the beginning of a line. "iOS" stays as it is. */
export function capitalize(text: string) {
  return /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

export function formatCostBand([low, high]: CostBand) {
  if (high === 0) return 'Nothing'
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`
}

/** "Nov 21, 2026" for 2026-11-21. */
export function formatReviewDay(date: string) {
  return Number.isNaN(Date.parse(date)) ? date : formatShortDay(new Date(date))
}
