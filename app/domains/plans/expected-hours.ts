import { expectedHours as pert, roundHours } from './engine/pert'
import type { Estimate } from './plan'

/** Hours that a task takes on average (PERT), with one decimal, as cards and charts show them. */
export const expectedHours = (estimate: Estimate) => roundHours(pert(estimate))
