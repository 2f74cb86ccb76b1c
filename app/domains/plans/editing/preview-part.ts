import type { PlanContent } from '../commands.server'
import { regeneratePart } from '../engine/regenerate-part'
import { nameOf } from '../item-name'
import { isOfPerson, PLAN_PARTS, type PlanItem, type PlanPart } from '../plan'
import { diffPlans, type NamedItem, type PlanDiff } from './plan-diff'
import { settled } from './settled'

export interface PartPreview {
  diff: PlanDiff
  /** Items of persons, which stay as they are. */
  kept: NamedItem[]
}

/** What would be different if a part were made anew. */
export function previewOfPart(content: PlanContent, part: PlanPart): PartPreview {
  const anew = settled(content, { ...content, plan: regeneratePart(content.plan, part, content.brief) })
  const kept = PLAN_PARTS[part].flatMap((section) =>
    content.plan[section]
      .filter((item: PlanItem) => isOfPerson(item))
      .map((item: PlanItem) => ({ section, id: item.id, name: nameOf(item) })),
  )
  return { diff: diffPlans(content, anew), kept }
}
