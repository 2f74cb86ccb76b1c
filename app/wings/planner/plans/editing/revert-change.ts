import type { PlanContent } from '../commands.server'
import { lintReferences } from '../engine/lint-references'
import { getItemName } from '../item-name'
import type { Plan, PlanItem, Section } from '../plan'
import { CannotRevert } from './errors'
import { jsonEqual } from './json-equal'
import { recomputePlan } from './recompute-plan'
import { EDITABLE_SECTIONS } from './sections'

/**
 * Takes one change back (the step from `before` to `after`) out of the plan as it is `now`; everything that was done since
 * stays. @throws CannotRevert when the same items were changed since, or others need what would go.
 */
export function revertChange(before: PlanContent, after: PlanContent, now: PlanContent): PlanContent {
  const lists = EDITABLE_SECTIONS.map((section) => [section, revertList(section, before.plan, after.plan, now.plan)])
  const dismissed = new Set(now.plan.dismissedIds)
  for (const id of after.plan.dismissedIds) if (!before.plan.dismissedIds.includes(id)) dismissed.delete(id)
  for (const id of before.plan.dismissedIds) if (!after.plan.dismissedIds.includes(id)) dismissed.add(id)
  const plan: Plan = { ...now.plan, ...Object.fromEntries(lists), dismissedIds: [...dismissed] }
  const next = recomputePlan(now, { ...now, brief: revertBrief(before, after, now), plan })
  const dangling = new Set(lintReferences(now.plan).map(({ message }) => message))
  const lost = lintReferences(next.plan).find(({ message }) => !dangling.has(message))
  if (lost) throw new CannotRevert(lost.itemId)
  return next
}

function revertList(section: Section, before: Plan, after: Plan, now: Plan): PlanItem[] {
  const [old, changed, present]: [PlanItem[], PlanItem[], PlanItem[]] = [before[section], after[section], now[section]]
  if (jsonEqual(old, changed)) return present
  const [oldById, changedById] = [byId(old), byId(changed)]
  const kept = present.flatMap((item): PlanItem[] => {
    const [was, became] = [oldById.get(item.id), changedById.get(item.id)]
    if (jsonEqual(was, became)) return [item]
    if (!jsonEqual(item, became)) throw new CannotRevert(getItemName(item))
    return was ? [was] : []
  })
  const keptIds = new Set(kept.map(({ id }) => id))
  for (const item of changed)
    if (oldById.has(item.id) && !keptIds.has(item.id) && !jsonEqual(item, oldById.get(item.id)))
      throw new CannotRevert(getItemName(item))
  const returning = old.filter(({ id }) => !changedById.has(id) && !keptIds.has(id))
  return restoreOrder(old, [...kept, ...returning], returning.length > 0 || !sameOrder(old, changed))
}

const byId = (items: PlanItem[]) => new Map(items.map((item) => [item.id, item]))
const sameOrder = (one: PlanItem[], other: PlanItem[]) => {
  const ids = (items: PlanItem[], others: PlanItem[]) => items.map(({ id }) => id).filter((id) => byId(others).has(id))
  return jsonEqual(ids(one, other), ids(other, one))
}

/** Items that the old list has stand as they did there; others stay behind the one that they follow. */
function restoreOrder(old: PlanItem[], items: PlanItem[], isNeeded: boolean): PlanItem[] {
  if (!isNeeded) return items
  const place = new Map(old.map(({ id }, index) => [id, index]))
  let last = -1
  const keyed = items.map((item, index) => {
    last = place.get(item.id) ?? last
    return { item, at: last, isOwn: place.has(item.id) ? 0 : 1, index }
  })
  return keyed.sort((a, b) => a.at - b.at || a.isOwn - b.isOwn || a.index - b.index).map(({ item }) => item)
}

function revertBrief(before: PlanContent, after: PlanContent, now: PlanContent) {
  const present = new Map<string, unknown>(Object.entries(now.brief))
  const became = new Map<string, unknown>(Object.entries(after.brief))
  const back = Object.entries(before.brief).filter(([field, was]) => !jsonEqual(was, became.get(field)))
  for (const [field] of back) if (!jsonEqual(present.get(field), became.get(field))) throw new CannotRevert('the brief')
  return { ...now.brief, ...Object.fromEntries(back) }
}
