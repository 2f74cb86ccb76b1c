import type { Brief } from '../brief-schema'
import type { PlanMessages } from '../messages/en'
import { totalCapacityHours } from './cut-scope'
import type { PlannedFeature } from './plan-features'

/** Hours of planned work below which a plan is small: about six weeks of one person at 70 % of 28 hours. */
const SMALL_TEAM_HOURS = 120

const SMALL_PRODUCT_HOURS = 100

/** How much plan an idea deserves: light when the team's time or the must-haves are small, otherwise full. */
export function chooseCeremony(brief: Brief, features: PlannedFeature[], messages: PlanMessages) {
  const time = Math.round(totalCapacityHours(brief))
  const musts = Math.round(
    features.filter(({ priority }) => priority === 'must').reduce((sum, { hours }) => sum + hours, 0),
  )
  if (time <= SMALL_TEAM_HOURS)
    return { level: 'light' as const, reason: messages.ceremonySmallTeam(time, SMALL_TEAM_HOURS) }
  if (musts <= SMALL_PRODUCT_HOURS)
    return { level: 'light' as const, reason: messages.ceremonySmallProduct(musts, SMALL_PRODUCT_HOURS) }
  return { level: 'full' as const, reason: messages.ceremonyFull(time, musts) }
}
