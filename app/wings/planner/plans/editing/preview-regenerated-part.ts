import type { PlanContent } from '../commands.server'
import { regeneratePart } from '../engine/regenerate-part'
import { getItemName } from '../item-name'
import { isUserAuthored, PLAN_PARTS, type PlanItem, type PlanPart } from '../plan'
import { diffPlans, type NamedItem, type PlanDiff } from './plan-diff'
import { recomputePlan } from './recompute-plan'

export interface PartPreview {
  diff: PlanDiff
  /** Items of persons, which stay as they are. */
  preservedItems: NamedItem[]
}

/** What would be different if a part were made anew. */
export function previewRegeneratedPart(content: PlanContent, part: PlanPart): PartPreview {
  const anew = recomputePlan(content, { ...content, plan: regeneratePart(content.plan, part, content.brief) })
  const kept = PLAN_PARTS[part].flatMap((section) =>
    content.plan[section]
      .filter((item: PlanItem) => isUserAuthored(item))
      .map((item: PlanItem) => ({ section, id: item.id, name: getItemName(item) })),
  )
  return { diff: diffPlans(content, anew), preservedItems: kept }
}
