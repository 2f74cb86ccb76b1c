import { type FieldChange, type ItemDiff, itemDiffs } from '../editing/plan-diff'
import { PLAN_PARTS, type Plan, type PlanPart, type Section } from '../plan'

export interface PartChanges {
  changes: ItemDiff[]
  /** How many items stay as they are. */
  kept: number
}

/** These follow from what items say: whoever accepts a proposal reads what was said. */
const FOLLOWING = ['criterionIds', 'riskIds', 'storyIds', 'prompt']
const isSaid = ({ field, to }: FieldChange) => to !== '' && !FOLLOWING.includes(field)

/** What a proposal adds to a part or says anew in it. */
export function partChanges(before: Plan, after: Plan, part: PlanPart): PartChanges {
  const sections: readonly Section[] = PLAN_PARTS[part]
  const changes = sections
    .flatMap((section) => itemDiffs(section, before[section], after[section]))
    .map((item) => ({ ...item, fields: item.fields.filter(isSaid) }))
    .filter(({ fields }) => fields.length > 0)
  const all = sections.reduce((sum, section) => sum + after[section].length, 0)
  return { changes, kept: all - changes.length }
}
