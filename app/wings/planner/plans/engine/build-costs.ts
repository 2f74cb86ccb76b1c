import type { Plan, Schedule } from '../plan'
import { createItemBase, type PlanningContext } from './planning-context'

/** US dollars for an hour of work, from a junior freelancer to a senior one; an assumption that the plan asks to confirm. */
export const HOURLY_RATE_RANGE = { low: 40, high: 110 }

/** Work once (P50 at the low rate to P80 at the high one) and running costs a month, in whole US dollars. */
export function buildCosts(planning: PlanningContext, schedule: Schedule): Plan['costs'] {
  const work = {
    ...createItemBase(planning, 'costs', 'work', 'engine:costs'),
    name: 'Building the first version',
    period: 'once' as const,
    ...calculateWorkCosts(schedule),
  }
  const running = planning.chosen.flatMap(({ module }) => {
    const isBuilt = planning.includedFeatures.some(({ capability }) => capability === module.key)
    if (!module.monthly || !isBuilt) return []
    const { low, high, what } = module.monthly
    return [
      {
        ...createItemBase(planning, 'costs', module.key, `capability:${module.key}`),
        name: what,
        period: 'month' as const,
        low,
        high,
        reason: `${module.name}, for up to 1,000 people.`,
      },
    ]
  })
  return [work, ...running]
}

/** What the hours of a schedule cost. */
export function calculateWorkCosts({ p50Hours, p80Hours }: Pick<Schedule, 'p50Hours' | 'p80Hours'>) {
  return {
    low: Math.round(p50Hours * HOURLY_RATE_RANGE.low),
    high: Math.round(p80Hours * HOURLY_RATE_RANGE.high),
    reason: `${Math.round(p50Hours)} hours (P50) at $${HOURLY_RATE_RANGE.low} to ${Math.round(p80Hours)} hours (P80) at $${HOURLY_RATE_RANGE.high}.`,
  }
}
