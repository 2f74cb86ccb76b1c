import type { Brief } from '../brief-schema'
import type { PlannedFeature } from './features'
import { totalCapacity } from './scope'

/** Hours of planned work below which a plan is small: about six weeks of one person at 70 % of 28 hours. */
const SMALL_TEAM_HOURS = 120
const SMALL_PRODUCT_HOURS = 100

/** How much plan an idea deserves: light when the team's time or the must-haves are small, otherwise full. */
export function ceremonyFor(brief: Brief, features: PlannedFeature[]) {
  const time = Math.round(totalCapacity(brief))
  const musts = features.filter(({ priority }) => priority === 'must').reduce((sum, { hours }) => sum + hours, 0)
  if (time <= SMALL_TEAM_HOURS)
    return { level: 'light' as const, reason: `The team has ${time} hours, which is ${SMALL_TEAM_HOURS} or less.` }
  if (musts <= SMALL_PRODUCT_HOURS)
    return {
      level: 'light' as const,
      reason: `The must-haves take ${Math.round(musts)} hours, which is ${SMALL_PRODUCT_HOURS} or less.`,
    }
  return {
    level: 'full' as const,
    reason: `The team has ${time} hours and the must-haves take ${Math.round(musts)}: more than a small plan holds.`,
  }
}
