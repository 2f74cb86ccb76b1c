import { sql } from 'kysely'
import { rowLines, tableLines } from './backup.server'
import { type BackupCounts, writeMark } from './backup-format'
import { ownTables } from './catalog.server'
import type { Database } from './database.server'
import { liftStatementLimit } from './give-up-on-silence.server'
import { migrate } from './migrate.server'
import { takeIn } from './restore.server'
import { RowWriter } from './restore-rows.server'
import { inTransaction } from './transaction.server'

// a backup has `public` only; where the same site goes on, nothing needs to be made anew
const SCHEMAS = ['public', 'derived']
const JOB_TABLES = ['pgboss.queue', 'pgboss.schedule', 'pgboss.job']

/**
 * Copies everything that a site has in one database into another one, which is empty: rows, what was made from them, jobs.
 * The tables are made as they were there, then migrated. Answers how many rows that were.
 */
export async function copyRows(from: Database, to: Database) {
  const counts: BackupCounts = { rows: 0, files: 0 }
  await inTransaction(to, async (tx) => {
    await liftStatementLimit(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    const lines = singleLines(from, counts)
    // reading holds a transaction open, also when the other side fails
    await takeIn(tx, lines, undefined, SCHEMAS).finally(() => lines.return(undefined))
    if ((await queueVersion(from)) === (await queueVersion(tx))) await copyJobs(from, tx, counts)
    await migrate(tx)
    await sql`analyze`.execute(tx)
  })
  return counts.rows
}

async function* singleLines(from: Database, counts: BackupCounts) {
  for await (const lines of rowLines(from, counts, SCHEMAS)) yield* lines.trimEnd().split('\n')
  yield writeMark(['end', counts]).trimEnd()
}

async function copyJobs(from: Database, tx: Database, counts: BackupCounts) {
  const tables = await ownTables(tx, ['pgboss'])
  const rows = new RowWriter(tx)
  for (const name of JOB_TABLES) {
    const table = tables.find((each) => each.name === name)
    if (!table) continue
    await rows.begin(table)
    const source = await from.startTransaction().execute()
    for await (const lines of tableLines(source, table, counts)) {
      for (const line of lines.trimEnd().split('\n')) await rows.add(line)
    }
    await source.rollback().execute()
  }
  await rows.flush()
}

/** Of the job queue's own tables; undefined where it has none. */
async function queueVersion(db: Database) {
  const found = await sql<{ known: boolean }>`select to_regclass('pgboss.version') is not null as known`.execute(db)
  if (!found.rows[0]?.known) return undefined
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(db)
  return rows[0]?.version
}
