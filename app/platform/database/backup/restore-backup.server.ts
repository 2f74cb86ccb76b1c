import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { OperatorError } from '../../errors/operator-error'
import { readLines } from '../../text/read-lines.server'
import type { Database } from '../database.server'
import { knownMigrations, migrate } from '../migrate.server'
import { disableStatementTimeout } from '../statement-timeout.server'
import { inTransaction } from '../transaction.server'
import { backedUpFolders, listFilesRecursively, stageRestoredFolders } from './backup-files.server'
import { BACKUP_FORMAT, type BackupCounts, type BackupLine, parseBackupLine } from './backup-format'
import { type CatalogTable, listCatalogTables, qualifiedName } from './catalog.server'
import { deferConstraints, RowWriter } from './row-writer.server'

interface RestoreOptions {
  /** Replaces what is there, all of it or nothing, but for the rows of these tables (`derived.…`). */
  replaceAllBut?: string[]
}

/**
 * Brings a backup back into an empty place: the tables as they were when it was made, their rows, the
 * migrations made since, the files. @throws OperatorError, and changes nothing, when the place or the file is not fit.
 */
export async function restoreBackup(
  db: Database,
  dataDir: string,
  file: string,
  { replaceAllBut }: RestoreOptions = {},
): Promise<BackupCounts> {
  if (!replaceAllBut) await assertFoldersEmpty(dataDir)
  const files = stageRestoredFolders(dataDir, replaceAllBut !== undefined)
  try {
    const counts = await inTransaction(db, async (tx) => {
      await disableStatementTimeout(tx)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      if (replaceAllBut) await emptyTables(tx, replaceAllBut)
      const counts = await loadBackupLines(tx, readBackupLines(file), files)
      await migrate(tx)
      await files.place()
      return counts
    })
    await files.finish()
    return counts
  } catch (error) {
    await files.discard()
    throw error
  }
}

async function assertFoldersEmpty(dataDir: string) {
  for (const { name } of backedUpFolders) {
    const folder = path.join(dataDir, name)
    if ((await listFilesRecursively(folder)).length > 0)
      throw new OperatorError(`${folder} is not empty. A backup can only be restored to an empty place.`)
  }
}

/** All at once, so that no row has to go before another one that it refers to. */
async function emptyTables(tx: Database, except: string[]) {
  const tables = await listCatalogTables(tx, ['public', 'derived'])
  const emptied = tables.filter(({ name }) => !except.includes(name)).map(({ name }) => qualifiedName(name))
  if (emptied.length > 0) await sql`truncate ${sql.join(emptied)}`.execute(tx)
}

/** The lines of the file; whatever is wrong with it becomes a sentence. */
export async function* readBackupLines(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const stream = createGunzip()
  packed.on('error', (error) => stream.destroy(error))
  try {
    yield* readLines(packed.pipe(stream))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith('Z_')) throw new OperatorError(`${file} is damaged or not a backup. Nothing was changed.`)
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw new OperatorError(`${file} cannot be read.`)
    throw error
  } finally {
    packed.destroy()
  }
}

/** Takes in the lines of a backup; `schemas`: those whose rows come. */
export async function loadBackupLines(
  tx: Database,
  lines: AsyncGenerator<string>,
  files?: ReturnType<typeof stageRestoredFolders>,
  schemas?: string[],
): Promise<BackupCounts> {
  const tables = await prepareTables(tx, (await lines.next()).value, schemas)
  const late = await deferConstraints(tx, tables)
  const rows = new RowWriter(tx)
  let [fileCount, isWhole] = [0, false]
  for await (const line of lines) {
    if (line.startsWith('{')) {
      await rows.add(line)
      continue
    }
    const [kind, content] = parseLine(line)
    if (kind === 'table') await rows.begin(findTable(tables, content))
    else if (kind === 'sequence') await setSequence(tx, content)
    else if (kind === 'file') {
      await files?.begin(content)
      fileCount++
    } else if (kind === 'chunk') await files?.add(Buffer.from(content, 'base64'))
    else if (kind === 'end') isWhole = content.rows === rows.count && content.files === fileCount
  }
  if (!isWhole) throw damagedBackupError()
  await rows.flush()
  await late.check()
  return { rows: rows.count, files: fileCount }
}

/** Brings the tables to where they stood when the backup was made, and makes sure that they are empty. */
async function prepareTables(tx: Database, firstLine: string | undefined, schemas?: string[]) {
  const [kind, header] = parseLine(firstLine ?? '')
  if (kind !== 'backup') throw damagedBackupError()
  if (header.format !== BACKUP_FORMAT)
    throw new OperatorError(`This backup has the format ${header.format}, which is not supported.`)
  const unknown = header.migrations.filter((name) => !knownMigrations.includes(name))
  if (unknown.length > 0)
    throw new OperatorError(`This backup comes from a newer version of the site (${unknown.join(', ')}).`)
  await migrate(tx, header.migrations)
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(tx)
  const later = rows.map(({ name }) => name).filter((name) => !header.migrations.includes(name))
  if (later.length > 0) {
    throw new OperatorError(
      'This backup comes from an older version: restore it into a new place, before the site has been started there.',
    )
  }
  const tables = await listCatalogTables(tx, schemas)
  for (const { name } of tables) {
    // a migration may have begun what is made from the content
    if (name.startsWith('derived.')) await sql`truncate ${qualifiedName(name)} cascade`.execute(tx)
    else await assertTableEmpty(tx, name)
  }
  return tables
}

async function assertTableEmpty(tx: Database, table: string) {
  // nobody may write meanwhile
  await sql`lock table ${qualifiedName(table)} in share row exclusive mode`.execute(tx)
  const { rows } = await sql`select 1 from ${qualifiedName(table)} limit 1`.execute(tx)
  if (rows.length > 0)
    throw new OperatorError(`The table ${table} is not empty. A backup can only be restored to an empty place.`)
}

function parseLine(line: string): BackupLine {
  try {
    return parseBackupLine(line)
  } catch {
    throw damagedBackupError()
  }
}

function findTable(tables: CatalogTable[], name: string) {
  const table = tables.find((candidate) => candidate.name === name)
  if (!table) throw damagedBackupError()
  return table
}

async function setSequence(
  tx: Database,
  { name, lastValue, isCalled }: { name: string; lastValue: string; isCalled: boolean },
) {
  const [relation = '', schema = 'public'] = name.split('.').reverse()
  await sql`select setval(format('%I.%I', ${schema}::text, ${relation}::text)::regclass, ${lastValue}::bigint, ${isCalled})`.execute(
    tx,
  )
}

function damagedBackupError() {
  return new OperatorError('The backup is damaged. Nothing was changed.')
}
