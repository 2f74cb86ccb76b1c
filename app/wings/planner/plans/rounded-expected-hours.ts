import { expectedHours, roundHours } from './engine/pert'
import type { Estimate } from './plan'

/** Hours that a task takes on average (PERT), with one decimal, as people read them. */
export const roundedExpectedHours = (estimate: Estimate) => roundHours(expectedHours(estimate))
