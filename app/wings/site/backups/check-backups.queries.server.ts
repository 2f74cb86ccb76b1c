import { sql } from 'kysely'
import { isRunActive } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { formatDateTime } from '~/platform/time/dates'
import { type BackupEnvironment, describeBackupPlace } from './backup-place.server'
import { findLastBackup, findLastStoredBackup } from './queries.server'

// a night, and what a long backup takes
const MAX_AGE_MS = 36 * 60 * 60_000

/** What the operator has to know of the backups, a sentence; undefined when all is well, and while they are off. */
export async function checkBackups(db: Database, env: BackupEnvironment, now = new Date()) {
  if (!describeBackupPlace(env)) return undefined
  const last = await findLastBackup(db)
  if (last?.state === 'failed') return `The last backup failed. ${last.error}`
  if (last && isRunActive(last)) return undefined
  const stored = await findLastStoredBackup(db)
  const since = stored?.startedAt ?? (await findSiteStart(db))
  if (now.getTime() - since.getTime() < MAX_AGE_MS) return undefined
  return stored ? `The last backup was made on ${formatDateTime(since)}.` : 'No backup has been made yet.'
}

/** When the site was set up here. */
async function findSiteStart(db: Database) {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from schema_migrations`.execute(db)
  return rows[0]?.at ?? new Date()
}
