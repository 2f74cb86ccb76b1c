import { getItemName } from '../../item-name'
import type { Plan } from '../../plan'
import type { ReferencedSection } from '../../plan-fields'

export interface CitationOption {
  value: string
  label: string
}

const MAX_LABEL_LENGTH = 80

/** What an item may cite, by its id. */
export function citationOptions(plan: Plan, of: ReferencedSection): CitationOption[] {
  if (of === 'criteria')
    return [...plan.requirements, ...plan.stories].flatMap(({ criteria }) =>
      criteria.map(({ id, text }) => toOption(id, text)),
    )
  return plan[of].map((item) => toOption(item.id, getItemName(item)))
}

const toOption = (value: string, name: string): CitationOption => ({
  value,
  label: `${value} ${name}`.slice(0, MAX_LABEL_LENGTH),
})
