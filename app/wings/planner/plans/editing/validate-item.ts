import { InvalidFields } from '~/platform/errors/errors'
import { collectCitedIds, collectIds, NO_CITATIONS } from '../engine/citations'
import { findCycle } from '../engine/task-graph'
import type { Plan, PlanItem } from '../plan'
import { planSchema } from '../plan-schema'
import type { EditableSection } from './sections'

/** The item as the plan may keep it. @throws InvalidFields with a sentence for each field that is wrong. */
export function validateItem(plan: Plan, section: EditableSection, item: unknown): PlanItem {
  const parsed = planSchema.shape[section].element.safeParse(item)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message])
    throw new InvalidFields('Please check the marked fields.', Object.fromEntries(faults.reverse()))
  }
  const checked: PlanItem = parsed.data
  const faults = { ...findMissingCitations(plan, checked), ...findDependencyCycle(plan, checked) }
  if (Object.keys(faults).length > 0) throw new InvalidFields('Please check the marked fields.', faults)
  return checked
}

function findMissingCitations(plan: Plan, item: PlanItem) {
  const known = collectIds({ ...plan })
  const own = new Set('criteria' in item ? item.criteria.map(({ id }) => id) : [])
  const faults = Object.entries(item).flatMap(([name, value]) => {
    if (name === 'id' || NO_CITATIONS.includes(name)) return []
    const missing = collectCitedIds(value, false).find((id) => !known.has(id) && !own.has(id))
    return missing ? [[name, `${missing} is not in the plan.`]] : []
  })
  return Object.fromEntries(faults)
}

function findDependencyCycle({ tasks }: Plan, item: PlanItem) {
  if (!('dependsOn' in item)) return {}
  const others = tasks.filter(({ id }) => id !== item.id)
  const cycle = findCycle([...others, item].map(({ id, dependsOn }) => ({ id, dependsOn, hours: 0 })))
  if (!cycle?.includes(item.id)) return {}
  return { dependsOn: `These tasks would depend on each other: ${cycle.join(' before ')}.` }
}
