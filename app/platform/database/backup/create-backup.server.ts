import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../database.server'
import { disableStatementTimeout } from '../statement-timeout.server'
import { backedUpFolders, listFilesRecursively, readFileChunks } from './backup-files.server'
import { BACKUP_FORMAT, type BackupCounts, formatBackupLine } from './backup-format'
import { type CatalogTable, listCatalogSequences, listCatalogTables, qualifiedName } from './catalog.server'

const ROWS_AT_A_TIME = 100

/**
 * Writes everything (rows as of one moment, then the files of `dataDir`/media and `dataDir`/product-files) to `file`, which
 * appears whole or not at all. `signal` ends it before.
 */
export async function createBackup(
  db: Database,
  dataDir: string,
  file: string,
  signal?: AbortSignal,
): Promise<BackupCounts> {
  const counts: BackupCounts = { rows: 0, files: 0 }
  const draft = `${file}.${process.pid}.part`
  try {
    const mode = 0o600 // it holds personal data
    await pipeline(
      Readable.from(backupLines(db, dataDir, counts)),
      createGzip(),
      createWriteStream(draft, { mode, flush: true }),
      { ...(signal && { signal }) },
    )
    await rename(draft, file)
    await syncFolder(path.dirname(file))
  } finally {
    await rm(draft, { force: true })
  }
  return counts
}

async function* backupLines(db: Database, dataDir: string, counts: BackupCounts) {
  yield* dumpRows(db, counts)
  for (const folder of backedUpFolders) {
    for (const name of await listFilesRecursively(path.join(dataDir, folder.name))) {
      yield formatBackupLine(['file', folder.prefix + name])
      const chunks = readFileChunks(path.join(dataDir, folder.name, name))
      for await (const chunk of chunks) yield formatBackupLine(['chunk', chunk.toString('base64')])
      counts.files++
    }
  }
  yield formatBackupLine(['end', counts])
}

/** All rows as of one moment, as the lines of a backup; `schemas`: those that are wanted, without any of them content. */
export async function* dumpRows(db: Database, counts: BackupCounts, schemas?: string[]) {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    await disableStatementTimeout(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    yield* dumpRowsInTransaction(tx, counts, schemas)
  } finally {
    await tx.rollback().execute()
  }
}

async function* dumpRowsInTransaction(tx: Database, counts: BackupCounts, schemas: string[] | undefined) {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(tx)
  yield formatBackupLine(['backup', { format: BACKUP_FORMAT, migrations: rows.map(({ name }) => name) }])
  for (const table of await listCatalogTables(tx, schemas)) {
    yield formatBackupLine(['table', table.name])
    yield* dumpTable(tx, table, counts)
  }
  for (const name of await listCatalogSequences(tx, schemas)) {
    const { rows } = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as last_value, is_called from ${qualifiedName(name)}`.execute(tx)
    if (rows[0]) yield formatBackupLine(['sequence', { name, ...rows[0] }])
  }
}

/** The rows of one table, many at a time, each a line of JSON. */
export async function* dumpTable(tx: Database, table: CatalogTable, counts: BackupCounts) {
  await sql`declare backup_rows no scroll cursor for select row_to_json(r)::text as line from (${selectTableRows(table)}) r`.execute(
    tx,
  )
  for (;;) {
    const batch = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_A_TIME)} from backup_rows`.execute(tx)
    if (batch.rows.length === 0) break
    counts.rows += batch.rows.length
    yield batch.rows.map(({ line }) => `${line}\n`).join('')
  }
  await sql`close backup_rows`.execute(tx)
}

/** JSON travels as text: inside a row, the value null and no value at all would look the same. */
function selectTableRows({ name, columns }: CatalogTable) {
  const selected = columns.map(({ name, isJson }) =>
    isJson ? sql`${sql.id(name)}::text as ${sql.id(name)}` : sql.id(name),
  )
  return sql`select ${sql.join(selected)} from ${qualifiedName(name)}`
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
