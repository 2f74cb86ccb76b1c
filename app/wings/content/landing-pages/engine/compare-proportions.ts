/** How many did something of how many who could. */
export interface Proportion {
  successes: number
  total: number
}

export type VariantVerdict = 'too-few' | 'similar' | 'better' | 'worse'

// quantile of the normal distribution for an interval that holds the true share in 95 of 100 cases
const Z_95 = 1.96

/**
 * The range in which the true share lies with 95 %, from 0 to 1: the Wilson score interval, which also holds for few
 * visits and shares near 0 (E. B. Wilson, 1927; recommended by Brown, Cai and DasGupta, "Interval estimation for a
 * binomial proportion", 2001).
 */
export function confidenceInterval({ successes, total }: Proportion): [from: number, to: number] {
  if (total === 0) return [0, 1]
  const rate = successes / total
  const weight = Z_95 ** 2 / total
  const middle = (rate + weight / 2) / (1 + weight)
  const reach = (Z_95 * Math.sqrt((rate * (1 - rate)) / total + weight / (4 * total))) / (1 + weight)
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

// the normal distribution describes a share well enough from ten cases and ten others on (the usual rule of textbooks)
const MIN_CASES = 10

/** Who looks at one version alone has a difference by chance in 5 of 100 cases; with several, all of them together. */
const zOfComparisons: Record<number, number> = { 1: Z_95, 2: 2.241, 3: 2.394 }
const Z_MAX = 2.394

/**
 * Whether a version does better or worse than the first one: the z-test of two proportions with the pooled share,
 * two-sided at 5 %, divided among the `comparisons` made with the first one (Bonferroni).
 */
export function compareProportions(first: Proportion, other: Proportion, comparisons: number): VariantVerdict {
  if (![first, other].every(hasEnoughCases)) return 'too-few'
  const pooled = (first.successes + other.successes) / (first.total + other.total)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.total + 1 / other.total))
  const z = (other.successes / other.total - first.successes / first.total) / error
  if (Math.abs(z) < (zOfComparisons[comparisons] ?? Z_MAX)) return 'similar'
  return z > 0 ? 'better' : 'worse'
}

function hasEnoughCases({ successes, total }: Proportion) {
  return successes >= MIN_CASES && total - successes >= MIN_CASES
}
