import { z } from 'zod'
import type { PlanContent } from '../commands.server'
import type { Origin, Plan, PlanItem } from '../plan'
import { decideScope } from './decide-scope'
import { ItemMissing, ItemModified } from './errors'
import { jsonEqual } from './json-equal'
import { recomputePlan } from './recompute-plan'
import type { EditableSection } from './sections'
import { validateItem } from './validate-item'

/** Fields of an item as somebody wants them. */
export type ItemFields = Record<string, unknown>

export interface ItemEdit {
  section: EditableSection
  id: string
  fields: ItemFields
  /** The same fields as they were when the person began; a field that somebody else changed meanwhile is not overwritten. */
  previous: ItemFields
}

const userOrigin = (from: string): Origin => ({ by: 'user', from })

/** What says which item it is and which wish it is for; and whether a requirement is in the first version follows from the decision about it. */
const READ_ONLY_FIELDS = ['id', 'key', 'origin', 'release', 'wish']

/** Changes fields of an item, which then belongs to the person `by`. @throws ItemMissing, ItemModified, InvalidFields */
export function editItem(content: PlanContent, { section, id, fields, previous }: ItemEdit, by: string): PlanContent {
  const { plan } = content
  const item = plan[section].find((one: PlanItem) => one.id === id)
  if (!item) throw new ItemMissing()
  const present = new Map<string, unknown>(Object.entries(item))
  const wanted = Object.entries(fields).filter(([name]) => !READ_ONLY_FIELDS.includes(name))
  for (const [name, value] of wanted) {
    const now = present.get(name)
    if (name in previous && !jsonEqual(now, previous[name]) && !jsonEqual(now, value)) throw new ItemModified()
  }
  const draft = { ...item, ...assignCriterionIds(plan, id, Object.fromEntries(wanted)) }
  if (jsonEqual(draft, item)) return content
  const next = validateItem(plan, section, { ...draft, origin: userOrigin(by) })
  if ('decision' in next && 'decision' in item && next.decision !== item.decision) return decideScope(content, next, by)
  const list = plan[section].map((one: PlanItem) => (one.id === id ? next : one))
  return recomputePlan(content, { ...content, plan: dropRemovedCriteria({ ...plan, [section]: list }, plan) })
}

const criteriaRows = z.array(z.looseObject({ id: z.string().optional() }))

/** New criteria get numbers that no criterion of the item ever had. */
export function assignCriterionIds(plan: Plan, itemId: string, fields: ItemFields): ItemFields {
  const { success, data: rows } = criteriaRows.safeParse(fields.criteria)
  if (!success) return fields
  const used = [...plan.requirements, ...plan.stories].flatMap(({ criteria }) => criteria)
  const numbers = [...used, ...plan.retiredIds, ...rows].flatMap(({ id }) =>
    id?.startsWith(`${itemId}.`) ? [Number(id.slice(itemId.length + 1))] : [],
  )
  let last = Math.max(0, ...numbers.filter(Number.isInteger))
  const criteria = rows.map((row) => ({
    ...row,
    id: row.id?.startsWith(`${itemId}.`) ? row.id : `${itemId}.${++last}`,
  }))
  return { ...fields, criteria }
}

/** Tasks do not cite criteria that went. */
function dropRemovedCriteria(plan: Plan, before: Plan): Plan {
  const ids = ({ requirements, stories }: Plan) => [...requirements, ...stories].flatMap(({ criteria }) => criteria)
  const kept = new Set(ids(plan).map(({ id }) => id))
  const lost = new Set(ids(before).flatMap(({ id }) => (kept.has(id) ? [] : [id])))
  if (lost.size === 0) return plan
  const tasks = plan.tasks.map((task) => ({ ...task, criterionIds: task.criterionIds.filter((id) => !lost.has(id)) }))
  return { ...plan, tasks }
}
