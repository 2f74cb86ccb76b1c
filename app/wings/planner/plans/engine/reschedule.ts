import type { Brief } from '../brief-schema'
import { isUserAuthored, type Plan } from '../plan'
import { calculateWorkCosts } from './build-costs'
import { buildSchedule } from './build-schedule'
import { createIdAllocator } from './id-allocator'
import { mergeItems } from './merge-items'

/**
 * The plan with waves, sprints and schedule of its tasks as they are now. Sprints that the person filled keep their tasks;
 * the rules plan the others around them. `today` is the first day of the first sprint; without it that day stays.
 */
export function reschedule(plan: Plan, brief: Brief, today?: string): Plan {
  const timing = buildSchedule(plan.tasks, brief, {
    allocateId: createIdAllocator(plan),
    today: today ?? plan.sprints[0]?.startsOn ?? null,
    userSprints: plan.sprints.filter(isUserAuthored),
  })
  return { ...plan, ...timing, waves: mergeItems(plan.waves, timing.waves, new Set()) }
}

/** The same, and the cost of the work with it, as long as a rule wrote that. */
export function rescheduleWithCosts(plan: Plan, brief: Brief): Plan {
  const next = { ...reschedule(plan, brief), currency: brief.currency }
  const costs = next.costs.map((line) =>
    line.key === 'work' && line.origin.by === 'rule' ? { ...line, ...calculateWorkCosts(next.schedule, next) } : line,
  )
  return { ...next, costs }
}
