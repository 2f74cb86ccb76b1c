import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { copyTitle } from '~/platform/forms/title-field'
import { DAY_MS } from '~/platform/time/dates'
import { createPlan, planTag, revisePlan } from './commands.server'
import { PlanMissing } from './errors'
import { requirePlanQuota } from './plan-limits.queries.server'
import { findPlanFor, type Person, requireRole } from './queries.server'
import { TRASH_DAYS } from './trash-days'

/** Answers the new revision. @throws PlanMissing, PlanIsReadOnly, PlanModified */
export function renamePlan(
  db: Database,
  person: Person,
  planId: string,
  { title, basedOn }: { title: string; basedOn: number },
) {
  return revisePlan(db, person, planId, { basedOn, summary: `Renamed to “${title}”` }, (content) => ({
    ...content,
    title,
  }))
}

/** A plan of one's own with the same content; who may read it, the link and the progress are not copied. @throws PlanMissing */
export async function copyPlan(db: Database, person: Person, planId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const found = await findPlanFor(tx, person, planId)
    if (!found) throw new PlanMissing()
    const { title, brief, plan } = found
    return createPlan(tx, person, { title: copyTitle(title), brief, plan }, now)
  })
}

/** Moves a plan to the trash; nobody finds it while it is there. @throws PlanMissing, PlanOwnerOnly */
export async function trashPlan(db: Database, person: Person, planId: string, now = new Date()) {
  await inTransaction(db, async (tx) => {
    await requireRole(tx, person, planId, 'own')
    await tx.updateTable('blueprints').set({ deletedAt: now }).where('id', '=', planId).execute()
    await notifyFollowers(tx, planTag(planId))
  })
}

/** @throws PlanMissing when it is not in this person's trash; DomainError 409 */
export async function restorePlan(db: Database, person: Person, planId: string) {
  await inTransaction(db, async (tx) => {
    await requirePlanQuota(tx, person)
    const restored = await tx
      .updateTable('blueprints')
      .set({ deletedAt: null })
      .where('id', '=', planId)
      .where('ownerId', '=', person.id)
      .where('deletedAt', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!restored) throw new PlanMissing()
    await notifyFollowers(tx, planTag(planId))
  })
}

/** Deletes what has been in the trash for thirty days, with revisions, members and progress. Answers how many plans. */
export async function purgeTrashedPlans(db: Database, now = new Date()) {
  const deleted = await db
    .deleteFrom('blueprints')
    .where('deletedAt', '<', new Date(now.getTime() - TRASH_DAYS * DAY_MS))
    .returning('id')
    .execute()
  return deleted.length
}
