import { sql } from 'kysely'
import type { Database } from './database.server'
import { disableStatementTimeout } from './statement-timeout.server'

/**
 * Runs `work` while no other process runs what has the same `name`; whoever comes meanwhile waits. It need not be a
 * transaction: the lock is held by one that does nothing else, so that it goes with its process.
 */
export async function withAdvisoryLock<Result>(
  db: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await db.startTransaction().execute()
  try {
    await disableStatementTimeout(lock)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock)
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(lock)
    return await work()
  } finally {
    // on a connection that broke this fails too: the first error says why
    await lock
      .rollback()
      .execute()
      .catch(() => {})
  }
}
