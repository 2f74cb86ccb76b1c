import type { PlanContent } from '../commands.server'
import { computeRetiredIds } from '../engine/id-allocator'
import { getPlanItems } from '../plan'

/** An earlier state as the newest one. Ids that were given since stay given: a new item never gets one of them. */
export function restorePlanContent(
  now: PlanContent,
  { brief, plan }: Pick<PlanContent, 'brief' | 'plan'>,
): PlanContent {
  const present = new Set(getPlanItems(plan).map(({ id }) => id))
  const criteria = [...now.plan.requirements, ...now.plan.stories].flatMap(({ criteria }) => criteria)
  const kept = new Set([
    ...now.plan.retiredIds.map(({ id }) => id),
    ...[...plan.requirements, ...plan.stories].flatMap(({ criteria }) => criteria.map(({ id }) => id)),
  ])
  const lost = criteria.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ key: `criterion/${id}`, id }))
  const dismissedIds = plan.dismissedIds.filter((id) => !present.has(id))
  return {
    title: now.title,
    brief,
    plan: { ...plan, dismissedIds, retiredIds: [...computeRetiredIds(now.plan, plan), ...lost] },
  }
}
