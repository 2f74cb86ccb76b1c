import type { BriefReading } from '../brief/brief-reading-schema'
import { PLAN_MESSAGES } from '../messages/plan-messages'
import type { Plan } from '../plan'

/** The wishes of a brief as rows that nothing serves yet. */
export const listWishes = ({ wishes }: BriefReading): Plan['coverage'] =>
  wishes.map(({ id, text }) => ({
    wish: id,
    text,
    requirementIds: [],
    storyIds: [],
    taskIds: [],
    leftOut: null,
  }))

/** The plan with what serves each wish as it is now, or why nothing in the first version does. */
export function refreshCoverage(plan: Plan): Plan {
  if (plan.coverage.length === 0) return plan
  return { ...plan, coverage: plan.coverage.map((row) => coverWish(plan, row)) }
}

function coverWish(plan: Plan, row: Plan['coverage'][number]): Plan['coverage'][number] {
  const requirements = plan.requirements.filter(({ wish }) => wish === row.wish)
  const own = new Set(requirements.map(({ id }) => id))
  const isOfThem = ({ requirementIds }: { requirementIds: string[] }) => requirementIds.some((id) => own.has(id))
  const decision = plan.scope.find(({ requirementId, decision }) => own.has(requirementId) && decision === 'out')
  const isServed = requirements.some(({ release }) => release === 'mvp')
  return {
    ...row,
    requirementIds: [...own],
    storyIds: plan.stories.filter(isOfThem).map(({ id }) => id),
    taskIds: plan.tasks.filter(isOfThem).map(({ id }) => id),
    leftOut: isServed ? null : (decision?.reason ?? PLAN_MESSAGES[plan.language].takenOut),
  }
}
