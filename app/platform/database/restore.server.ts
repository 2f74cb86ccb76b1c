import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { linesOf } from '~/platform/lines.server'
import { Refusal } from '~/platform/refusal'
import { backedUpFolders, filesIn, stageFolders } from './backup-files.server'
import { BACKUP_FORMAT, type BackupCounts, type BackupMark, readMark } from './backup-format'
import { type CatalogTable, named, ownTables } from './catalog.server'
import type { Database } from './database.server'
import { liftStatementLimit } from './give-up-on-silence.server'
import { knownMigrations, migrate } from './migrate.server'
import { lateConstraints, RowWriter } from './restore-rows.server'
import { inTransaction } from './transaction.server'

/**
 * Brings a backup back into an empty place: the tables as they were when it was made, their rows, the
 * migrations made since, the files. @throws a Refusal, and changes nothing, when the place or the file is not fit.
 */
export async function restore(db: Database, dataDir: string, file: string): Promise<BackupCounts> {
  for (const { name } of backedUpFolders) {
    const folder = path.join(dataDir, name)
    if ((await filesIn(folder)).length > 0)
      throw new Refusal(`${folder} is not empty. A backup goes into an empty place only.`)
  }
  const files = stageFolders(dataDir)
  try {
    return await inTransaction(db, async (tx) => {
      await liftStatementLimit(tx)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      const counts = await takeIn(tx, marksAndRows(file), files)
      await migrate(tx)
      await files.place()
      return counts
    })
  } catch (error) {
    await files.discard()
    throw error
  }
}

/** The lines of the file; whatever is wrong with it becomes a sentence. */
async function* marksAndRows(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const stream = createGunzip()
  packed.on('error', (error) => stream.destroy(error))
  try {
    yield* linesOf(packed.pipe(stream))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code?.startsWith('Z_')) throw new Refusal(`${file} is damaged or no backup: nothing was changed.`)
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw new Refusal(`${file} cannot be read.`)
    throw error
  } finally {
    packed.destroy()
  }
}

/** Takes in the lines of a backup; `schemas`: those whose rows come. */
export async function takeIn(
  tx: Database,
  lines: AsyncGenerator<string>,
  files?: ReturnType<typeof stageFolders>,
  schemas?: string[],
): Promise<BackupCounts> {
  const tables = await prepareTables(tx, (await lines.next()).value, schemas)
  const late = await lateConstraints(tx, tables)
  const rows = new RowWriter(tx)
  let [fileCount, isWhole] = [0, false]
  for await (const line of lines) {
    if (line.startsWith('{')) {
      await rows.add(line)
      continue
    }
    const [kind, content] = markOf(line)
    if (kind === 'table') await rows.begin(tableNamed(tables, content))
    else if (kind === 'sequence') await setSequence(tx, content)
    else if (kind === 'file') {
      await files?.begin(content)
      fileCount++
    } else if (kind === 'chunk') await files?.add(Buffer.from(content, 'base64'))
    else if (kind === 'end') isWhole = content.rows === rows.count && content.files === fileCount
  }
  if (!isWhole) throw damaged()
  await rows.flush()
  await late.check()
  return { rows: rows.count, files: fileCount }
}

/** Brings the tables to where they stood when the backup was made, and makes sure that they are empty. */
async function prepareTables(tx: Database, firstLine: string | undefined, schemas?: string[]) {
  const [kind, header] = markOf(firstLine ?? '')
  if (kind !== 'backup') throw damaged()
  if (header.format !== BACKUP_FORMAT)
    throw new Refusal(`This backup has the format ${header.format}, which is not known here.`)
  const unknown = header.migrations.filter((name) => !knownMigrations.includes(name))
  if (unknown.length > 0)
    throw new Refusal(`This backup comes from a newer version of the site (${unknown.join(', ')}).`)
  await migrate(tx, header.migrations)
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(tx)
  const later = rows.map(({ name }) => name).filter((name) => !header.migrations.includes(name))
  if (later.length > 0) {
    throw new Refusal(
      'This backup comes from an older version: restore it into a new place, before the site has been started there.',
    )
  }
  const tables = await ownTables(tx, schemas)
  for (const { name } of tables) {
    // a migration may have begun what is made from the content
    if (name.startsWith('derived.')) await sql`truncate ${named(name)} cascade`.execute(tx)
    else await mustBeEmpty(tx, name)
  }
  return tables
}

async function mustBeEmpty(tx: Database, table: string) {
  // nobody may write meanwhile
  await sql`lock table ${named(table)} in share row exclusive mode`.execute(tx)
  const { rows } = await sql`select 1 from ${named(table)} limit 1`.execute(tx)
  if (rows.length > 0) throw new Refusal(`The table ${table} is not empty. A backup goes into an empty place only.`)
}

function markOf(line: string): BackupMark {
  try {
    return readMark(line)
  } catch {
    throw damaged()
  }
}

function tableNamed(tables: CatalogTable[], name: string) {
  const table = tables.find((candidate) => candidate.name === name)
  if (!table) throw damaged()
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

function damaged() {
  return new Refusal('The backup is damaged: nothing was changed.')
}
