import type { Brief } from '../brief-schema'
import { isOfPerson, type Plan } from '../plan'
import { mergedList } from './merged-list'
import { numberingAfter } from './numbering'
import { workCosts } from './sections/costs'
import { scheduleOf } from './sections/schedule'

/**
 * The plan with waves, sprints and schedule of its tasks as they are now. Sprints that the person filled keep their tasks;
 * the rules plan the others around them. `today` is the first day of the first sprint; without it that day stays.
 */
export function withSchedule(plan: Plan, brief: Brief, today?: string): Plan {
  const timing = scheduleOf(plan.tasks, brief, {
    number: numberingAfter(plan),
    today: today ?? plan.sprints[0]?.startsOn ?? null,
    ownSprints: plan.sprints.filter(isOfPerson),
  })
  return { ...plan, ...timing, waves: mergedList(plan.waves, timing.waves, new Set()) }
}

/** The same, and the cost of the work with it, as long as a rule wrote that. */
export function withScheduleAndWork(plan: Plan, brief: Brief): Plan {
  const next = withSchedule(plan, brief)
  const costs = next.costs.map((line) =>
    line.key === 'work' && line.origin.by === 'rule' ? { ...line, ...workCosts(next.schedule) } : line,
  )
  return { ...next, costs }
}
