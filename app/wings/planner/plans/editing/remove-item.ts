import type { PlanContent } from '../commands.server'
import { NO_CITATIONS, toItemId } from '../engine/citations'
import { getPlanItems, type Plan, type PlanItem } from '../plan'
import { ItemMissing } from './errors'
import { recomputePlan } from './recompute-plan'
import { EDITABLE_SECTIONS, type EditableSection } from './sections'

/**
 * Takes an item out, with what cannot be without it: the tasks of a story, the story of a requirement, the decision about
 * it. The rules do not bring it back. @throws ItemMissing
 */
export function removeItem(content: PlanContent, section: EditableSection, id: string): PlanContent {
  const { plan } = content
  if (!plan[section].some((item: PlanItem) => item.id === id)) throw new ItemMissing()
  const gone = collectDependents(plan, new Set([id]))
  const next = omitItems(plan, gone)
  return recomputePlan(content, { ...content, plan: { ...next, dismissedIds: [...next.dismissedIds, ...gone] } })
}

/** The plan without these items and without citations of them. */
export function omitItems(plan: Plan, gone: Set<string>): Plan {
  const isGone = (value: unknown) => typeof value === 'string' && gone.has(toItemId(value))
  const lists = EDITABLE_SECTIONS.map((section) => [
    section,
    plan[section]
      .filter(({ id }: PlanItem) => !gone.has(id))
      .map((item: PlanItem) => {
        const lists = Object.entries(item).filter(([, value]) => Array.isArray(value) && value.some(isGone))
        if (lists.length === 0) return item
        const cleaned = lists.map(([name, value]) => [name, (value as unknown[]).filter((one) => !isGone(one))])
        return { ...item, ...Object.fromEntries(cleaned) }
      }),
  ])
  return { ...plan, ...Object.fromEntries(lists) }
}

/** Everything that would cite nothing once these are gone, and an epic whose last story goes. */
export function collectDependents(plan: Plan, first: Set<string>): Set<string> {
  const gone = new Set(first)
  const keys = new Set(plan.capabilities.filter(({ id }) => gone.has(id)).map(({ key }) => key))
  const isAllGone = (ids: string[]) => ids.length > 0 && ids.every((id) => gone.has(id))
  const falls = (item: PlanItem) => {
    if ('capability' in item && keys.has(item.capability)) return true
    if ('storyIds' in item) return isAllGone(item.storyIds)
    const isOfBacklog = 'epicId' in item || 'storyId' in item
    return citesDirectly(item, gone) || (isOfBacklog && isAllGone(item.requirementIds))
  }
  const items = getPlanItems(plan)
  let found = items.filter((item) => !gone.has(item.id) && falls(item))
  while (found.length > 0) {
    for (const { id } of found) gone.add(id)
    found = items.filter((item) => !gone.has(item.id) && falls(item))
  }
  return gone
}

/** A field that is an id cannot be empty: the story of a task, the entities of a relation. */
const citesDirectly = (item: PlanItem, gone: Set<string>) =>
  Object.entries(item).some(
    ([name, value]) => name !== 'id' && !NO_CITATIONS.includes(name) && typeof value === 'string' && gone.has(value),
  )
