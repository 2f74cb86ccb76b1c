import { nameOf } from '../item-name'
import type { Plan } from '../plan'
import type { Cites } from './field-specs'

export interface Choice {
  value: string
  label: string
}

const LONGEST_LABEL = 80

/** What an item may cite, by its id. */
export function choicesOf(plan: Plan, of: Cites): Choice[] {
  if (of === 'criteria')
    return [...plan.requirements, ...plan.stories].flatMap(({ criteria }) =>
      criteria.map(({ id, text }) => choice(id, text)),
    )
  return plan[of].map((item) => choice(item.id, nameOf(item)))
}

const choice = (value: string, name: string): Choice => ({ value, label: `${value} ${name}`.slice(0, LONGEST_LABEL) })
