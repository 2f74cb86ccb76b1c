import { diffItems, type FieldChange, type ItemDiff } from '../editing/plan-diff'
import { PLAN_PARTS, type Plan, type PlanPart, type Section } from '../plan'

export interface PartChanges {
  changes: ItemDiff[]
  /** How many items stay as they are. */
  unchangedCount: number
}

/** These follow from what items say: whoever accepts a proposal reads what was said. */
const DERIVED_FIELDS = ['criterionIds', 'riskIds', 'storyIds', 'prompt']
const isAuthoredChange = ({ field, to }: FieldChange) => to !== '' && !DERIVED_FIELDS.includes(field)

/** What a proposal adds to a part or says anew in it. */
export function diffPart(before: Plan, after: Plan, part: PlanPart): PartChanges {
  const sections: readonly Section[] = PLAN_PARTS[part]
  const changes = sections
    .flatMap((section) => diffItems(section, before[section], after[section]))
    .map((item) => ({ ...item, fields: item.fields.filter(isAuthoredChange) }))
    .filter(({ fields }) => fields.length > 0)
  const all = sections.reduce((sum, section) => sum + after[section].length, 0)
  return { changes, unchangedCount: all - changes.length }
}
