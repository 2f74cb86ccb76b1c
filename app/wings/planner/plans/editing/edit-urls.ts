import { href } from 'react-router'
import { PLAN_PARTS, type Plan, type PlanPart, type Section } from '../plan'
import { findSection } from './sections'

/** What the editing screen shows at once: a part of the plan, or what was told about the product. */
export type EditedPart = PlanPart | 'brief'

const ALL_PARTS = Object.keys(PLAN_PARTS) as PlanPart[]

export function findPartOfSection(section: Section): PlanPart {
  const part = ALL_PARTS.find((one) => PLAN_PARTS[one].some((other) => other === section))
  return part ?? 'summary'
}

/** Where a part is edited, or one item of the plan with its form open. */
export function itemEditUrl(sprintId: string, plan: Plan, itemId: string) {
  const section = findSection(itemId, plan)
  return partEditUrl(sprintId, section ? findPartOfSection(section) : 'summary', itemId)
}

export function partEditUrl(sprintId: string, part: EditedPart, itemId?: string) {
  const search = new URLSearchParams({ part, ...(itemId && { item: itemId }) })
  return `${href('/planner/edit/:sprintId', { sprintId })}?${search}${itemId ? `#${itemId}` : ''}`
}
