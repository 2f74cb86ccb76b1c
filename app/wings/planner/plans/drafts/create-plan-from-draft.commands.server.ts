import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { toUtcDay } from '~/platform/time/dates'
import { createPlan } from '../commands.server'
import type { Person } from '../queries.server'
import { draftToPlan } from './draft-to-plan'
import type { PlanDraft } from './plan-draft'

/**
 * Creates the plan of a draft and answers its id, which is the draft's own: whoever sends it again, because the answer
 * was lost or from a second tab, gets the plan that is there. An id that somebody else's plan has is replaced in silence.
 */
export async function createPlanFromDraft(db: Database, person: Person, draft: PlanDraft, now = new Date()) {
  const content = draftToPlan(draft, toUtcDay(now))
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`draft:${draft.id}`}, 0))`.execute(tx)
    const known = await tx.selectFrom('blueprints').select('ownerId').where('id', '=', draft.id).executeTakeFirst()
    if (known?.ownerId === person.id) return draft.id
    return createPlan(tx, person, known ? content : { ...content, id: draft.id }, now)
  })
}
