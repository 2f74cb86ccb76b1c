import { stat } from 'node:fs/promises'
import path from 'node:path'
import { ClaimLost, recordProgress, releaseClaim } from '~/kits/runs/claim-run.commands.server'
import { completedColumns, endColumns } from '~/kits/runs/define-runs.server'
import { processRun, type RunAtWork } from '~/kits/runs/process-run.server'
import { activeRunStates } from '~/kits/runs/run'
import { createBackup } from '~/platform/database/backup/create-backup.server'
import type { Database } from '~/platform/database/database.server'
import { isDatabaseUnreachable } from '~/platform/database/database-errors'
import { getDatabaseSize } from '~/platform/database/database-size.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { getFreeBytes } from '~/platform/storage/disk-space.server'
import { withWorkFolder } from '~/platform/storage/with-work-folder.server'
import { DAY_MS } from '~/platform/time/dates'
import { formatBytes } from '~/ui/format-bytes'
import { listAdmins } from '~/wings/site/accounts/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { backupsPath, isBackupFileName, selectBackupsToKeep, VERIFY_EVERY_DAYS } from './backup'
import { type BackupPlace, openBackupPlace } from './backup-place.server'
import { backupRuns } from './backup-runs.server'
import { failedBackupMail } from './emails'
import { explainBackupFailure } from './explain-backup-failure.server'
import { findLastStoredBackup, findLastVerification } from './queries.server'
import { verifyBackup } from './verify-backup.server'

const MIB = 1024 * 1024
// what the site itself needs meanwhile: below 64 MB its PostgreSQL refuses writes
const DISK_RESERVE_BYTES = 256 * MIB
// a new PostgreSQL with its write-ahead log
const EMPTY_DATABASE_BYTES = 256 * MIB
// a night is never twice exactly as long
const VERIFY_AFTER_MS = (VERIFY_EVERY_DAYS - 0.5) * DAY_MS

const FAILURES_KEPT_MS = 30 * DAY_MS

type BackupRun = RunAtWork<'derived.backups'>

interface MadeBackup {
  rowCount: number
  fileCount: number
  byteSize: number
}

/** What the run has to work with. */
interface BackupTask {
  db: Database
  run: BackupRun
  place: BackupPlace
  workFolder: string
}

/**
 * Makes a backup and stores it, restores one each week into an empty place, then deletes those that are not kept. When one of
 * these fails, none is deleted and every admin gets a mail.
 */
export function processBackup(db: Database, runId: string, env: SiteEnvironment) {
  return processRun(db, backupRuns, runId, async (run) => {
    try {
      const place = await openBackupPlace(env)
      await withWorkFolder(path.resolve(env.DATA_DIR), 'backup-work', async (workFolder) => {
        const task = { db, run, place, workFolder }
        await verifyWhenDue(task, await make(task, env.DATA_DIR))
      })
      await deleteOldBackups(db, place, run.row.fileName)
      await releaseClaim(db, run.claim, completedColumns<'derived.backups'>())
    } catch (error) {
      // somebody stopped it, whatever that broke
      if (run.signal.aborted) throw new ClaimLost()
      if (error instanceof ClaimLost) throw error
      await fail(db, run, error, env)
    }
  })
}

/** Writes the file; what is said of it is known once it is where it belongs. */
async function make({ db, run: { claim, row, signal }, place, workFolder }: BackupTask, dataDir: string) {
  await recordProgress(db, claim, { phase: 'make' })
  const last = await findLastStoredBackup(db)
  let made: MadeBackup = { rowCount: 0, fileCount: 0, byteSize: 0 }
  await place.add(row.fileName, workFolder, async (file) => {
    await assertRoom(path.dirname(file), last?.byteSize ?? 0, 'to make a backup')
    const { rows, files } = await createBackup(db, dataDir, file, signal)
    made = { rowCount: rows, fileCount: files, byteSize: (await stat(file)).size }
  })
  await recordProgress(db, claim, made)
  return made
}

async function verifyWhenDue(task: BackupTask, made: MadeBackup, now = new Date()) {
  const last = await findLastVerification(task.db)
  if (last && now.getTime() - last.getTime() < VERIFY_AFTER_MS) return
  await verify(task, made).catch(throwUnverified)
}

async function verify({ db, run, place, workFolder }: BackupTask, made: MadeBackup) {
  await recordProgress(db, run.claim, { phase: 'verify' })
  const needed = (await getDatabaseSize(db)) + 2 * made.byteSize + EMPTY_DATABASE_BYTES
  await assertRoom(workFolder, needed, 'to verify the backup')
  const file = await place.fetch(run.row.fileName, workFolder)
  await verifyBackup(file, { rows: made.rowCount, files: made.fileCount }, path.join(workFolder, 'site'))
  await recordProgress(db, run.claim, { verifiedAt: new Date() })
}

function throwUnverified(error: unknown): never {
  const reason = explainBackupFailure(error)
  throw reason ? new OperatorError(`The backup was stored, but it could not be verified. ${reason}`) : error
}

async function assertRoom(folder: string, bytes: number, purpose: string) {
  const [needed, free] = [bytes + DISK_RESERVE_BYTES, await getFreeBytes(folder)]
  if (free >= needed) return
  throw new OperatorError(
    `There is not enough disk space ${purpose}: ${formatBytes(needed)} must be free in ${folder}, ${formatBytes(free)} are.`,
  )
}

/** Deletes the files that are not kept, and what is known of them. */
async function deleteOldBackups(db: Database, { store }: BackupPlace, justMade: string, now = new Date()) {
  const names = [justMade]
  for await (const { name } of store.list()) names.push(name)
  const kept = selectBackupsToKeep(names)
  await store.remove(names.filter((name) => isBackupFileName(name) && !kept.has(name)))
  await db
    .deleteFrom('derived.backups')
    .where('state', 'not in', activeRunStates)
    .where(({ and, or, not, eb }) =>
      or([
        and([eb('byteSize', 'is not', null), not(eb('fileName', 'in', [...kept]))]),
        and([eb('byteSize', 'is', null), eb('startedAt', '<', new Date(now.getTime() - FAILURES_KEPT_MS))]),
      ]),
    )
    .execute()
}

/** Ends the run and tells every admin, both or neither. What nobody can explain flies on, to the error monitor. */
async function fail(db: Database, { claim, row }: BackupRun, error: unknown, { ORIGIN }: SiteEnvironment) {
  if (isDatabaseUnreachable(error)) throw error // it is made anew once the database is back
  const explained = explainBackupFailure(error)
  const reason = explained ?? 'Something went wrong. See the error log.'
  await inTransaction(db, async (tx) => {
    const [brand, last] = [await findBrand(tx), await findLastStoredBackup(tx)]
    const link = `${ORIGIN}${backupsPath}`
    const template = failedBackupMail(brand, {
      startedAt: row.startedAt,
      error: reason,
      lastStoredAt: last?.startedAt,
      link,
    })
    await releaseClaim(tx, claim, endColumns<'derived.backups'>({ state: 'failed', error: reason }))
    for (const { id, email } of await listAdmins(tx))
      await sendMail(tx, { cause: `backup-failed:${claim.id}:${id}`, to: email, secret: null, template })
  })
  if (!explained) throw error
}
