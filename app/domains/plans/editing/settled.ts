import type { PlanContent } from '../commands.server'
import { retiredIds } from '../engine/numbering'
import { withScheduleAndWork } from '../engine/reschedule'
import { itemsOf, type Plan } from '../plan'
import { equal } from './equal'

/**
 * A plan after somebody's change with everything that follows from it: epics list their stories, tasks have their place in
 * time, and ids that went are remembered.
 */
export function settled(before: PlanContent, after: PlanContent): PlanContent {
  const filled = withStoriesInEpics(after.plan)
  const timed = movesTheSchedule(before, { ...after, plan: filled }) ? withScheduleAndWork(filled, after.brief) : filled
  const present = new Set(itemsOf(timed).map(({ id }) => id))
  const plan = {
    ...timed,
    dismissedIds: timed.dismissedIds.filter((id) => !present.has(id)),
    retiredIds: [...retiredIds(before.plan, timed), ...retiredCriteria(before.plan, timed)],
  }
  return { ...after, plan }
}

const timingOf = ({ plan, brief }: PlanContent) => [
  plan.tasks.map(({ id, dependsOn, estimate, priority }) => ({ id, dependsOn, estimate, priority })),
  brief.team,
  brief.weeks,
]

const movesTheSchedule = (before: PlanContent, after: PlanContent) => !equal(timingOf(before), timingOf(after))

function withStoriesInEpics(plan: Plan): Plan {
  const epics = plan.epics.map((epic) => {
    const own = plan.stories.filter(({ epicId }) => epicId === epic.id).map(({ id }) => id)
    const storyIds = [
      ...epic.storyIds.filter((id) => own.includes(id)),
      ...own.filter((id) => !epic.storyIds.includes(id)),
    ]
    return equal(storyIds, epic.storyIds) ? epic : { ...epic, storyIds }
  })
  return { ...plan, epics }
}

const criteriaOf = ({ requirements, stories }: Plan) =>
  [...requirements, ...stories].flatMap(({ criteria }) => criteria)

/** A tick on a board means one criterion for ever: its id must not come back with another text. */
function retiredCriteria(before: Plan, after: Plan) {
  const known = new Set([...criteriaOf(after).map(({ id }) => id), ...before.retiredIds.map(({ id }) => id)])
  return criteriaOf(before)
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => ({ key: `criterion/${id}`, id }))
}
