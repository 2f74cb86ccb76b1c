import { formatNumber } from '~/platform/text/format-number'
/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[]) {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** Whole US dollars. */
export function formatDollars(amount: number) {
  return `$${formatNumber(amount)}`
}

/** One decimal, never "-0.0". */
export function formatPoints(points: number) {
  return (Math.round(points * 10) / 10 || 0).toFixed(1)
}
