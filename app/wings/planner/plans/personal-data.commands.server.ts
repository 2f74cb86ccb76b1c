import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { planTag } from './commands.server'
import type { Person } from './queries.server'

const EXPORT_BATCH_SIZE = 5

/** Each plan that somebody owns with all that belongs to it, a few at a time: a plan may be large. */
export async function* listOwnedPlansForExport(db: Database, { id }: Person) {
  const owned = await db.selectFrom('blueprints').select('id').where('ownerId', '=', id).orderBy('createdAt').execute()
  for (let from = 0; from < owned.length; from += EXPORT_BATCH_SIZE) {
    const ids = owned.slice(from, from + EXPORT_BATCH_SIZE).map((plan) => plan.id)
    const plans = await db
      .selectFrom('blueprints')
      .select(['id', 'title', 'brief', 'plan', 'revision', 'createdAt', 'updatedAt', 'deletedAt'])
      .where('id', 'in', ids)
      .orderBy('createdAt')
      .execute()
    for (const plan of plans) yield { ...plan, ...(await listPlanRelations(db, plan.id)) }
  }
}

async function listPlanRelations(db: Database, planId: string) {
  return {
    revisions: await db
      .selectFrom('blueprintRevisions')
      .select(['revision', 'change', 'madeAt'])
      .where('blueprintId', '=', planId)
      .orderBy('revision')
      .execute(),
    sharedWith: await db
      .selectFrom('blueprintMembers')
      .select(['email', 'role', 'createdAt'])
      .where('blueprintId', '=', planId)
      .orderBy('email')
      .execute(),
    progress: await db
      .selectFrom('sprintProgress')
      .select(['taskId', 'status', 'criteriaDone', 'doneAt', 'updatedAt'])
      .where('blueprintId', '=', planId)
      .orderBy('taskId')
      .execute(),
  }
}

/** The plans of others that somebody may see. */
export function listPlansSharedWith(db: Database, { email }: Person) {
  return db
    .selectFrom('blueprintMembers')
    .innerJoin('blueprints', 'blueprints.id', 'blueprintMembers.blueprintId')
    .select(['blueprints.id', 'blueprints.title', 'blueprintMembers.role', 'blueprintMembers.createdAt'])
    .where('blueprintMembers.email', '=', email)
    .orderBy('blueprintMembers.createdAt')
    .execute()
}

/** What is shared with somebody moves along to their new address, as part of `tx`; of two rights the wider one stays. */
export async function transferShares(tx: Database, { from, to }: { from: string; to: string }) {
  const edited = tx
    .selectFrom('blueprintMembers')
    .select('blueprintId')
    .where('email', '=', from)
    .where('role', '=', 'editor')
  await tx
    .updateTable('blueprintMembers')
    .set({ role: 'editor' })
    .where('email', '=', to)
    .where('blueprintId', 'in', edited)
    .execute()
  const already = tx.selectFrom('blueprintMembers').select('blueprintId').where('email', '=', to)
  await tx
    .updateTable('blueprintMembers')
    .set({ email: to })
    .where('email', '=', from)
    .where('blueprintId', 'not in', already)
    .execute()
  await tx.deleteFrom('blueprintMembers').where('email', '=', from).execute()
}

/**
 * Takes away what somebody owns, for those too with whom it is shared, and their part in what others own, as part of `tx`;
 * whoever follows one of these plans hears of it.
 */
export async function deletePlansForUser(tx: Database, { id, email }: Person) {
  await lockPlansForUpdate(tx, { id, email })
  const gone = await tx.deleteFrom('blueprints').where('ownerId', '=', id).returning('id').execute()
  const left = await tx
    .deleteFrom('blueprintMembers')
    .where('email', '=', email)
    .returning('blueprintId as id')
    .execute()
  const changed = [...gone, ...left].map((plan) => planTag(plan.id))
  if (changed.length > 0) await notifyFollowers(tx, ...changed)
}

/** All of them in one order before any is changed: two who leave at once wait for each other rather than for good. */
async function lockPlansForUpdate(tx: Database, { id, email }: Person) {
  const shared = tx.selectFrom('blueprintMembers').select('blueprintId').where('email', '=', email)
  await tx
    .selectFrom('blueprints')
    .select('id')
    .where(({ eb, or }) => or([eb('ownerId', '=', id), eb('id', 'in', shared)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}
