import type { Estimate } from '../plan'

/** The 80 % quantile of the standard normal distribution. */
const Z80 = 0.8416

export const PERT_FORMULA =
  'Each task: expected = (o + 4m + p) / 6, sigma = (p - o) / 6. Sum: P50 = total of expected, P80 = P50 + 0.8416 x the root of the summed squared sigmas (tasks taken as independent, sum as normal). Source: PERT, Malcolm, Roseboom, Clark and Fazar, Operations Research 7(5), 1959.'

/** Hours that a task takes on average. Formula: PERT (Malcolm et al., Operations Research 7(5), 1959). */
export function expectedHours({ optimistic, mostLikely, pessimistic }: Estimate) {
  return (optimistic + 4 * mostLikely + pessimistic) / 6
}

/** Standard deviation of a task in hours, from the same source. */
export function standardDeviationHours({ optimistic, pessimistic }: Estimate) {
  return (pessimistic - optimistic) / 6
}

/**
 * Hours of all tasks together: expected value, standard deviation, and what is not exceeded in 50 % and 80 % of cases.
 * By the central limit theorem the sum of independent tasks is taken as normal, so its P50 is its expected value.
 */
export function sumEstimates(estimates: Estimate[]) {
  const expected = estimates.reduce((sum, estimate) => sum + expectedHours(estimate), 0)
  const sigma = Math.sqrt(estimates.reduce((sum, estimate) => sum + standardDeviationHours(estimate) ** 2, 0))
  return { expected, sigma, p50: expected, p80: expected + Z80 * sigma }
}

/**
 * Hours if all tasks err in the same direction, as they do when a team is new to the matter: sigmas then add up. `low` is
 * what is exceeded in 80 % of cases, `high` what is exceeded in 20 %.
 */
export function correlatedHours(estimates: Estimate[]) {
  const sigmas = estimates.reduce((sum, estimate) => sum + standardDeviationHours(estimate), 0)
  const { p50 } = sumEstimates(estimates)
  return { low: Math.max(0, p50 - Z80 * sigmas), high: p50 + Z80 * sigmas }
}

/** Hours as people read them: one decimal. */
export const roundHours = (hours: number) => Math.round(hours * 10) / 10
