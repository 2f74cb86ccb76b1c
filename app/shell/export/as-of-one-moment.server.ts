import { sql } from 'kysely'
import type { Database, OpenDatabase } from '~/platform/database/database.server'

/**
 * Reads much as of one moment, on PostgreSQL. The embedded database has one connection, which a transaction would take away
 * from the visitors until the last picture is written: there each piece is whole, and pieces follow each other.
 */
export async function asOfOneMoment<Result>(
  db: Database,
  engine: OpenDatabase['engine'],
  work: (tx: Database) => Promise<Result>,
) {
  if (engine === 'embedded' || db.isTransaction) return work(db)
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return reading.execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    return work(tx)
  })
}
