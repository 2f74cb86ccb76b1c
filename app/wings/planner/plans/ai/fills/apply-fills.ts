import type { Brief } from '../../brief-schema'
import { recomputePlan } from '../../editing/recompute-plan'
import { regeneratePart } from '../../engine/regenerate-part'
import { repairCitations } from '../../engine/repair-citations'
import { type Plan, type PlanItem, type PlanPart, SECTIONS } from '../../plan'
import { readingOf } from './fill-context'
import { type FillsAnswer, toWishFill } from './fills-answer'

/** What follows from the content of a wish, in the order in which it does. */
const FILLED_PARTS: PlanPart[] = ['requirements', 'dataModel', 'backlog', 'questions', 'summary']

/**
 * The brief with what a model wrote about its wishes, and the plan made from it: generic work of the rules goes, items of the
 * person and what models wrote elsewhere stay. Wishes that the brief does not have are passed over.
 */
export function applyFills(plan: Plan, { fills }: FillsAnswer, by: { model: string; brief: Brief }) {
  const reading = readingOf(by.brief)
  const byWish = new Map(fills.map((fill) => [fill.wish, fill]))
  const wishes = reading.wishes.map((wish) => {
    const fill = byWish.get(wish.id)
    return fill ? { ...wish, release: fill.release, fill: toWishFill(fill, by.model) } : wish
  })
  const brief: Brief = { ...by.brief, reading: { ...reading, wishes } }
  const remade = FILLED_PARTS.reduce((so, part) => regeneratePart(so, part, brief), plan)
  const kept = keepItemsOfModels(plan, remade, new Set(byWish.keys()))
  const before = { title: '', brief: by.brief, plan }
  return { brief, plan: recomputePlan(before, { title: '', brief, plan: kept }).plan }
}

/** Puts back what models wrote about anything but these wishes; the rules would have made it anew. */
function keepItemsOfModels(before: Plan, after: Plan, wishes: ReadonlySet<string>): Plan {
  const filled = new Set(before.requirements.flatMap(({ id, wish }) => (wish && wishes.has(wish) ? [id] : [])))
  const isElsewhere = (item: PlanItem) =>
    !filled.has(item.id) && !('requirementIds' in item && item.requirementIds.some((id) => filled.has(id)))
  const lists = SECTIONS.map((section) => {
    const old: PlanItem[] = before[section].filter((item: PlanItem) => item.origin.by === 'ai' && isElsewhere(item))
    const byId = new Map(old.map((item) => [item.id, item]))
    const present = after[section].map((item: PlanItem) => byId.get(item.id) ?? item)
    const ids = new Set(present.map(({ id }) => id))
    return { section, items: [...present, ...old.filter(({ id }) => !ids.has(id))] }
  })
  const next: Plan = { ...after, ...Object.fromEntries(lists.map(({ section, items }) => [section, items])) }
  return repairCitations(next, SECTIONS)
}
