import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { type Person, requireRole } from '../queries.server'

/**
 * Sets the key with which anybody may read a plan; null ends it. Answers the key of before, so that it can be brought
 * back. @throws PlanMissing, OnlyForTheOwner
 */
export async function setReadingKey(db: Database, by: Person, planId: string, key: string | null) {
  return inTransaction(db, async (tx) => {
    await requireRole(tx, by, planId, 'own')
    const { readingKey } = await tx
      .selectFrom('blueprints')
      .select('readingKey')
      .where('id', '=', planId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const other = key ? await otherPlanWith(tx, key, planId) : undefined
    if (other) throw new DomainError('This link cannot be brought back. Make a new one.', 409)
    await tx.updateTable('blueprints').set({ readingKey: key }).where('id', '=', planId).execute()
    return readingKey
  })
}

function otherPlanWith(tx: Database, key: string, planId: string) {
  return tx
    .selectFrom('blueprints')
    .select('id')
    .where('readingKey', '=', key)
    .where('id', '!=', planId)
    .executeTakeFirst()
}
