import path from 'node:path'
import { sql } from 'kysely'
import { OperatorError } from '../../errors/operator-error'
import type { Database } from '../database.server'
import { disableStatementTimeout } from '../statement-timeout.server'
import { inTransaction } from '../transaction.server'
import { backedUpFolders, listFilesRecursively } from './backup-files.server'
import { type BackupCounts, parseBackupLine } from './backup-format'
import { listCatalogTables, qualifiedName } from './catalog.server'
import { readBackupLines } from './restore-backup.server'

/** What a place or a backup holds. */
export interface BackupContents extends BackupCounts {
  /** Tables that have rows, the largest first. */
  tables: { name: string; rows: number }[]
}

/** What a backup of this database and folder would hold; nothing where there are no tables yet. */
export async function countSiteContents(db: Database, dataDir: string): Promise<BackupContents> {
  const counts = await inTransaction(db, countRows)
  let files = 0
  for (const { name } of backedUpFolders) files += (await listFilesRecursively(path.join(dataDir, name))).length
  return toContents(counts, files)
}

async function countRows(tx: Database) {
  await disableStatementTimeout(tx)
  const counts = new Map<string, number>()
  for (const { name } of await listCatalogTables(tx)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${qualifiedName(name)}`.execute(tx)
    counts.set(name, rows[0]?.count ?? 0)
  }
  return counts
}

/** What is in a backup. Reads all of it. @throws OperatorError when it is damaged or none */
export async function countBackupContents(file: string): Promise<BackupContents> {
  const counts = new Map<string, number>()
  let [table, files, isWhole] = ['', 0, false]
  for await (const line of readBackupLines(file)) {
    if (line.startsWith('{')) {
      counts.set(table, (counts.get(table) ?? 0) + 1)
      continue
    }
    const kind = /^\["(\w+)"/.exec(line)?.[1]
    if (kind === 'file') files++
    const [mark, said] = kind === 'table' || kind === 'end' ? parseLine(line, file) : []
    if (mark === 'table') table = said
    if (mark === 'end') isWhole = said.files === files
  }
  if (!isWhole) throw damaged(file)
  return toContents(counts, files)
}

function parseLine(line: string, file: string) {
  try {
    return parseBackupLine(line)
  } catch {
    throw damaged(file)
  }
}

const damaged = (file: string) => new OperatorError(`${file} is damaged or not a backup. Nothing was changed.`)

function toContents(counts: Map<string, number>, files: number): BackupContents {
  const tables = [...counts].filter(([, rows]) => rows > 0).map(([name, rows]) => ({ name, rows }))
  tables.sort((a, b) => b.rows - a.rows)
  return { tables, files, rows: tables.reduce((sum, { rows }) => sum + rows, 0) }
}
