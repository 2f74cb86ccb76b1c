import type { PlanContent } from '../commands.server'
import { refreshCoverage } from '../engine/coverage'
import { computeRetiredIds } from '../engine/id-allocator'
import { rescheduleWithCosts } from '../engine/reschedule'
import { getPlanItems, type Plan } from '../plan'
import { jsonEqual } from './json-equal'

/**
 * A plan after somebody's change with everything that follows from it: epics list their stories, tasks have their place in
 * time, wishes what serves them, and ids that went are remembered.
 */
export function recomputePlan(before: PlanContent, after: PlanContent): PlanContent {
  const filled = syncEpicStories(after.plan)
  const timed = affectsSchedule(before, { ...after, plan: filled }) ? rescheduleWithCosts(filled, after.brief) : filled
  const present = new Set(getPlanItems(timed).map(({ id }) => id))
  const plan = {
    ...refreshCoverage(timed),
    dismissedIds: timed.dismissedIds.filter((id) => !present.has(id)),
    retiredIds: [...computeRetiredIds(before.plan, timed), ...findRetiredCriteria(before.plan, timed)],
  }
  return { ...after, plan }
}

const scheduleInputs = ({ plan, brief }: PlanContent) => [
  plan.tasks.map(({ id, dependsOn, estimate, priority }) => ({ id, dependsOn, estimate, priority })),
  brief.team,
  brief.weeks,
  brief.currency,
]

const affectsSchedule = (before: PlanContent, after: PlanContent) =>
  !jsonEqual(scheduleInputs(before), scheduleInputs(after))

function syncEpicStories(plan: Plan): Plan {
  const epics = plan.epics.map((epic) => {
    const own = plan.stories.filter(({ epicId }) => epicId === epic.id).map(({ id }) => id)
    const storyIds = [
      ...epic.storyIds.filter((id) => own.includes(id)),
      ...own.filter((id) => !epic.storyIds.includes(id)),
    ]
    return jsonEqual(storyIds, epic.storyIds) ? epic : { ...epic, storyIds }
  })
  return { ...plan, epics }
}

const listCriteria = ({ requirements, stories }: Plan) =>
  [...requirements, ...stories].flatMap(({ criteria }) => criteria)

/** A tick on a board means one criterion for ever: its id must not come back with another text. */
function findRetiredCriteria(before: Plan, after: Plan) {
  const known = new Set([...listCriteria(after).map(({ id }) => id), ...before.retiredIds.map(({ id }) => id)])
  return listCriteria(before)
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => ({ key: `criterion/${id}`, id }))
}
