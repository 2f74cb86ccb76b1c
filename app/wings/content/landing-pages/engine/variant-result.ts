import type { VariantMetrics } from '~/wings/events/analytics/aggregators'
import { compareProportions, confidenceInterval, type Proportion, type VariantVerdict } from './compare-proportions'

/** What a version brought: its visits, and those of them that clicked and that bought. */
export type VariantResult = Omit<VariantMetrics, 'value'>

export const emptyVariantResult: VariantResult = { visits: 0, clickedVisits: 0, convertedVisits: 0, cents: 0 }

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "6.1%", and "4.9–7.6%" where the true share lies. */
export function rateLabels(share: Proportion) {
  if (share.total === 0) return undefined
  const [from, to] = confidenceInterval(share)
  return {
    rate: percent.format(share.successes / share.total),
    range: `${percent.format(from).replace('%', '')}–${percent.format(to)}`,
  }
}

const verdictLabels: Record<VariantVerdict, string> = {
  'too-few': 'Not enough data yet.',
  similar: 'No significant difference.',
  better: 'Significantly more clicks than variant A.',
  worse: 'Significantly fewer clicks than variant A.',
}

/** How a version does against the first one, by the visits that clicked; `comparisons`: how many are compared with it. */
export function verdictLabel(first: VariantResult, other: VariantResult, comparisons: number) {
  return verdictLabels[compareProportions(clickProportion(first), clickProportion(other), comparisons)]
}

export function clickProportion({ clickedVisits, visits }: VariantResult): Proportion {
  return { successes: clickedVisits, total: visits }
}

export function purchaseProportion({ convertedVisits, visits }: VariantResult): Proportion {
  return { successes: convertedVisits, total: visits }
}
