import type { Plan, PlanItem, Section } from '../plan'
import { collectIds, isItemId, NO_CITATIONS } from './citations'

/**
 * Takes out of new items what they cite and the plan does not have: a part may be made anew from a brief that the other
 * parts do not know yet. What cannot be without the missing thing (a task without its story) goes with it.
 */
export function repairCitations(plan: Plan, sections: readonly Section[]): Plan {
  const known = collectIds(plan)
  const lists = sections.map((section) => [
    section,
    plan[section].flatMap((item: PlanItem) => repairItem(item, known) ?? []),
  ])
  const next: Plan = { ...plan, ...Object.fromEntries(lists) }
  const count = (one: Plan) => sections.reduce((sum, section) => sum + one[section].length, 0)
  return count(next) === count(plan) ? next : repairCitations(next, sections)
}

function repairItem(item: PlanItem, known: Set<string>): PlanItem | null {
  if (item.origin.by === 'user') return item
  const isMissing = (value: unknown) => isItemId(value) && !known.has(value)
  const fields = Object.entries(item).filter(([name]) => name !== 'id' && !NO_CITATIONS.includes(name))
  if (fields.some(([, value]) => isMissing(value))) return null
  const lists = fields.flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value.filter((one) => !isMissing(one))]] : [],
  )
  const next: PlanItem = { ...item, ...Object.fromEntries(lists) }
  const isOfBacklog = 'storyId' in next || 'epicId' in next
  return isOfBacklog && next.requirementIds.length === 0 ? null : next
}
