import { RunAlreadyActive } from '~/kits/runs/errors'
import { startRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { backupFileName, isBackupDue } from './backup'
import { type BackupEnvironment, describeBackupPlace } from './backup-place.server'
import { backupRuns } from './backup-runs.server'
import { findLastBackup } from './queries.server'

/** Has the site backed up in the background, for an admin or by the clock. Answers the id of the run. @throws RunAlreadyActive */
export async function startBackup(db: Database, by: Actor | null, env: BackupEnvironment, now = new Date()) {
  if (!describeBackupPlace(env)) throw new DomainError('Backups are off. Set BACKUP_TO and restart the site.')
  return startRun(db, backupRuns, by, { fileName: backupFileName(now), startedAt: now })
}

/** Begins the night's backup, unless it was begun. A site that did not run at that hour makes up for it. */
export async function startNightlyBackup(db: Database, env: BackupEnvironment, now = new Date()) {
  if (!describeBackupPlace(env)) return
  const last = await findLastBackup(db)
  if (!isBackupDue(last?.startedAt, now)) return
  await startBackup(db, null, env, now).catch((error) => {
    if (!(error instanceof RunAlreadyActive)) throw error
  })
}
