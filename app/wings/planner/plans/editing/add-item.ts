import type { PlanContent } from '../commands.server'
import { createIdAllocator } from '../engine/id-allocator'
import { getPlanItems, type Plan, type PlanItem, type Requirement } from '../plan'
import { assignCriterionIds, type ItemFields } from './edit-item'
import { recomputePlan } from './recompute-plan'
import type { EditableSection } from './sections'
import { validateItem } from './validate-item'

export interface NewItem {
  section: EditableSection
  fields: ItemFields
}

/** Adds an item of the person `by` at the end of its list. Answers its id too. @throws InvalidFields */
export function addItem(content: PlanContent, { section, fields }: NewItem, by: string) {
  const { plan } = content
  const number = createIdAllocator(plan)
  const key = nextUserKey(plan)
  const id = number(section, key)
  const origin = { by: 'user' as const, from: by }
  const item = validateItem(plan, section, { ...assignCriterionIds(plan, id, fields), id, key, origin })
  const list: PlanItem[] = [...plan[section], item]
  const next: Plan = { ...plan, [section]: list }
  const whole = 'statement' in item ? addScopeDecision(next, item, number('scope', key)) : next
  return { id, content: recomputePlan(content, { ...content, plan: whole }) }
}

/** Rules never make such a key. */
function nextUserKey(plan: Plan) {
  const used = new Set([...getPlanItems(plan), ...plan.retiredIds].map(({ key }) => key))
  let count = 1
  while (used.has(`own/${count}`)) count++
  return `own/${count}`
}

/** Each requirement is in the first version or not. */
function addScopeDecision(plan: Plan, { id: requirementId, key, origin, release }: Requirement, id: string): Plan {
  const decision = release === 'mvp' ? ('in' as const) : ('out' as const)
  return { ...plan, scope: [...plan.scope, { id, key, origin, requirementId, decision, reason: 'Somebody wants it.' }] }
}
