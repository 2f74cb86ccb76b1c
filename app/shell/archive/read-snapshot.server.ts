import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { disableStatementTimeout } from '~/platform/database/statement-timeout.server'

/** Reads much as of one moment. */
export async function withReadSnapshot<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  if (db.isTransaction) return work(db)
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return reading.execute(async (tx) => {
    await disableStatementTimeout(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    return work(tx)
  })
}
