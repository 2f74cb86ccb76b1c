import { WrongFields } from '~/platform/answer-json.server'
import { citedIds, knownIds } from '../engine/citations'
import { findCycle } from '../engine/graph'
import type { Plan, PlanItem } from '../plan'
import { planSchema } from '../plan-schema'
import type { EditableSection } from './sections'

/** The item as the plan may keep it. @throws WrongFields with a sentence for each field that is wrong. */
export function checkedItem(plan: Plan, section: EditableSection, item: unknown): PlanItem {
  const parsed = planSchema.shape[section].element.safeParse(item)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message])
    throw new WrongFields('Please check the marked fields.', Object.fromEntries(faults.reverse()))
  }
  const checked: PlanItem = parsed.data
  const faults = { ...missingCitations(plan, checked), ...circle(plan, checked) }
  if (Object.keys(faults).length > 0) throw new WrongFields('Please check the marked fields.', faults)
  return checked
}

function missingCitations(plan: Plan, item: PlanItem) {
  const known = knownIds({ ...plan })
  const own = new Set('criteria' in item ? item.criteria.map(({ id }) => id) : [])
  const faults = Object.entries(item).flatMap(([name, value]) => {
    if (name === 'id' || name === 'key') return []
    const missing = citedIds(value, false).find((id) => !known.has(id) && !own.has(id))
    return missing ? [[name, `${missing} is not in the plan.`]] : []
  })
  return Object.fromEntries(faults)
}

function circle({ tasks }: Plan, item: PlanItem) {
  if (!('dependsOn' in item)) return {}
  const others = tasks.filter(({ id }) => id !== item.id)
  const cycle = findCycle([...others, item].map(({ id, dependsOn }) => ({ id, dependsOn, hours: 0 })))
  if (!cycle?.includes(item.id)) return {}
  return { dependsOn: `Then these tasks would wait for each other: ${cycle.join(' before ')}.` }
}
