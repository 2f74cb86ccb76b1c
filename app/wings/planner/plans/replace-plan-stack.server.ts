import type { Database } from '~/platform/database/database.server'
import { revisePlan } from './commands.server'
import { regeneratePart } from './engine/regenerate-part'
import type { StackChoice } from './plan'
import type { Person } from './queries.server'

interface StackReplacement {
  basedOn: number
  stack: StackChoice[]
  change: string
}

/**
 * Puts a stack that was chosen elsewhere into a plan. Layers that a person wrote stay as they are, the others keep their
 * ids and say that they come from a rule. Answers the new revision. @throws PlanMissing, PlanIsReadOnly, PlanModified
 */
export function replacePlanStack(db: Database, person: Person, planId: string, replacement: StackReplacement) {
  const { basedOn, stack, change } = replacement
  return revisePlan(db, person, planId, { basedOn, summary: change }, (content) => ({
    ...content,
    plan: regeneratePart(content.plan, 'stack', content.brief, { stack }),
  }))
}
