import { diffItems, type FieldChange, type ItemDiff, listRemovedItems, type NamedItem } from '../editing/plan-diff'
import { PLAN_PARTS, type Plan, type PlanPart, type Section } from '../plan'
import { FILLED_SECTIONS } from './ai-part'

export interface PartChanges {
  changes: ItemDiff[]
  /** Kept in a tab from before there was this member, it is missing. */
  removed?: NamedItem[]
  /** How many items stay as they are. */
  unchangedCount: number
}

/** These follow from what items say: whoever accepts a proposal reads what was said. */
const DERIVED_FIELDS = ['criterionIds', 'riskIds', 'storyIds', 'prompt']
const isAuthoredChange = ({ field, to }: FieldChange) => to !== '' && !DERIVED_FIELDS.includes(field)

/** What a proposal adds to a part or says anew in it. */
export function diffPart(before: Plan, after: Plan, topic: PlanPart | 'wishes'): PartChanges {
  const sections: readonly Section[] = topic === 'wishes' ? FILLED_SECTIONS : PLAN_PARTS[topic]
  const changes = sections
    .flatMap((section) => diffItems(section, before[section], after[section]))
    .map((item) => ({ ...item, fields: item.fields.filter(isAuthoredChange) }))
    .filter(({ fields }) => fields.length > 0)
  const all = sections.reduce((sum, section) => sum + after[section].length, 0)
  const removed = sections.flatMap((section) => listRemovedItems(section, before[section], after[section]))
  return { changes, removed, unchangedCount: all - changes.length }
}

/** How many items would be added, changed or removed. */
export const countChanges = ({ changes, removed = [] }: PartChanges) => changes.length + removed.length
