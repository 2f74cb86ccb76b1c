import { sql } from 'kysely'
import type { Database } from '../database.server'
import { migrate } from '../migrate.server'
import { disableStatementTimeout } from '../statement-timeout.server'
import { inTransaction } from '../transaction.server'
import { type BackupCounts, formatBackupLine } from './backup-format'
import { listCatalogTables } from './catalog.server'
import { dumpRows, dumpTable } from './create-backup.server'
import { loadBackupLines } from './restore-backup.server'
import { RowWriter } from './row-writer.server'

// a backup has `public` only; where the same site goes on, nothing needs to be made anew
const SCHEMAS = ['public', 'derived']
const JOB_TABLES = ['pgboss.queue', 'pgboss.schedule', 'pgboss.job']

/**
 * Copies everything that a site has in one database into another one, which is empty: rows, what was made from them, jobs.
 * The tables are made as they were there, then migrated. Answers how many rows that were.
 */
export async function copyDatabase(from: Database, to: Database) {
  const counts: BackupCounts = { rows: 0, files: 0 }
  await inTransaction(to, async (tx) => {
    await disableStatementTimeout(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    const lines = dumpLines(from, counts)
    // reading holds a transaction open, also when the other side fails
    await loadBackupLines(tx, lines, undefined, SCHEMAS).finally(() => lines.return(undefined))
    await copyJobs(from, tx, counts)
    await migrate(tx)
    await sql`analyze`.execute(tx)
  })
  return counts.rows
}

async function* dumpLines(from: Database, counts: BackupCounts) {
  for await (const lines of dumpRows(from, counts, SCHEMAS)) yield* lines.trimEnd().split('\n')
  yield formatBackupLine(['end', counts]).trimEnd()
}

/** What waits, in whichever version of its tables the job queue had there: what only one of the two knows stays as it is made. */
async function copyJobs(from: Database, tx: Database, counts: BackupCounts) {
  const [theirs, ours] = [await listCatalogTables(from, ['pgboss']), await listCatalogTables(tx, ['pgboss'])]
  const rows = new RowWriter(tx)
  for (const name of JOB_TABLES) {
    const [there, here] = [theirs, ours].map((tables) => tables.find((each) => each.name === name))
    if (!there || !here) continue
    const known = new Set(there.columns.map((column) => column.name))
    const table = { ...here, columns: here.columns.filter((column) => known.has(column.name)) }
    await rows.begin(table)
    const source = await from.startTransaction().execute()
    for await (const lines of dumpTable(source, table, counts)) {
      for (const line of lines.trimEnd().split('\n')) await rows.add(line)
    }
    await source.rollback().execute()
  }
  await rows.flush()
}
