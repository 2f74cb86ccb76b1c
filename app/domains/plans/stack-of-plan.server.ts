import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { revisePlan } from './commands.server'
import { retiredIds } from './engine/numbering'
import { regeneratePart } from './engine/regenerate-part'
import { PlanChanged } from './errors'
import type { Plan, StackChoice } from './plan'
import type { Person } from './queries.server'

interface Replacement {
  basedOn: number
  stack: StackChoice[]
  change: string
}

/**
 * Puts a stack that was chosen elsewhere into a plan. Layers that a person wrote stay as they are, the others keep their
 * ids and say that they come from a rule. Answers the new revision. @throws PlanMissing, PlanIsReadOnly, PlanChanged
 */
export function replaceStack(db: Database, person: Person, planId: string, replacement: Replacement) {
  const { basedOn, stack, change } = replacement
  return revisePlan(db, person, planId, { basedOn, change }, (content) => ({
    ...content,
    plan: regeneratePart(content.plan, 'stack', content.brief, { stack }),
  }))
}

/** Gives a plan the stack back that it had before the revision `replacedIn`, unless it was changed since then. */
export function takeBackStack(db: Database, person: Person, planId: string, replacedIn: number) {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('blueprintRevisions')
      .select('plan')
      .where('blueprintId', '=', planId)
      .where('revision', '=', replacedIn - 1)
      .executeTakeFirst()
    const change = { basedOn: replacedIn, change: 'Stack taken back' }
    return revisePlan(tx, person, planId, change, (content) => {
      if (!before) throw new PlanChanged(replacedIn)
      const restored = { ...content.plan, stack: (before.plan as unknown as Plan).stack }
      return { ...content, plan: { ...restored, retiredIds: retiredIds(content.plan, restored) } }
    })
  })
}
