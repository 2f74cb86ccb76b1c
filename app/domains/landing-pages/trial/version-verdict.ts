import type { VersionCounts } from '~/domains/analytics/tallies'
import { compareShares, likelyRange, type Share, type Verdict } from './compare-versions'

/** What a version brought: its visits, and those of them that clicked and that bought. */
export type VersionResult = Omit<VersionCounts, 'value'>

export const noResult: VersionResult = { visits: 0, clicked: 0, bought: 0, cents: 0 }

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "6.1%", and "4.9–7.6%" where the true share lies. */
export function rateWords(share: Share) {
  if (share.of === 0) return undefined
  const [from, to] = likelyRange(share)
  return {
    rate: percent.format(share.done / share.of),
    range: `${percent.format(from).replace('%', '')}–${percent.format(to)}`,
  }
}

const words: Record<Verdict, string> = {
  'too-few': 'Not enough visits yet.',
  alike: 'No difference that could not be chance.',
  better: 'Clicked more often than the first, and hardly by chance.',
  worse: 'Clicked less often than the first, and hardly by chance.',
}

/** How a version does against the first one, by the visits that clicked; `comparisons`: how many are compared with it. */
export function verdictWords(first: VersionResult, other: VersionResult, comparisons: number) {
  return words[compareShares(clicksOf(first), clicksOf(other), comparisons)]
}

export function clicksOf({ clicked, visits }: VersionResult): Share {
  return { done: clicked, of: visits }
}

export function purchasesOf({ bought, visits }: VersionResult): Share {
  return { done: bought, of: visits }
}
