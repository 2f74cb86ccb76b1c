import { RunNotFound } from '~/kits/runs/errors'
import { activeRunStates } from '~/kits/runs/run'
import { startRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { archiveImportRuns } from '../archive-runs.server'
import { ArchiveFileIsGone, ArchiveNotChecked, TaskStillActive } from '../errors'
import { findArchiveImport, findArchiveRunId } from './archive-imports.queries.server'
import { archiveUploadStore } from './archive-upload-store.server'

interface NewArchiveImport {
  uploadId: string
  fileName: string
  byteSize: number
  isDryRun: boolean
}

/** Begins a run over an uploaded archive; asked again it answers the same run. */
function startArchiveRun(db: Database, by: Actor, { uploadId, isDryRun, ...file }: NewArchiveImport) {
  return inTransaction(db, async (tx) => {
    const known = await findArchiveRunId(tx, uploadId, isDryRun)
    const action = isDryRun ? 'looked-at' : 'import-begun'
    return known ?? startRun(tx, archiveImportRuns, by, { uploadId, isDryRun, ...file }, action)
  })
}

/** Looks at an archive that is here whole: nothing of it is written. Answers the run. */
export function startArchiveDryRun(db: Database, by: Actor, dataDir: string, uploadId: string) {
  return archiveUploadStore(db, dataDir).complete(uploadId, ({ fileName, byteSize }) =>
    startArchiveRun(db, by, { uploadId, fileName, byteSize, isDryRun: true }),
  )
}

/** Brings in what a dry run has shown. Answers the run that does it. */
export async function startArchiveImportFromDryRun(db: Database, by: Actor, dataDir: string, importId: string) {
  const { uploadId, fileName, byteSize, isDryRun, state } = await findArchiveImportOrThrow(db, importId)
  if (!isDryRun || state !== 'completed') throw new ArchiveNotChecked('Only a fully checked archive can be restored.')
  const known = await findArchiveRunId(db, uploadId, false)
  if (known) return known
  if (!(await archiveUploadStore(db, dataDir).hasFile(uploadId))) throw new ArchiveFileIsGone()
  return startArchiveRun(db, by, { uploadId, fileName, byteSize, isDryRun: false })
}

/** Lets an archive go that nobody wants to bring in; what was found out about it stays. @throws TaskStillActive */
export async function discardArchive(db: Database, by: Actor, dataDir: string, importId: string) {
  const { uploadId, fileName } = await findArchiveImportOrThrow(db, importId)
  const atWork = db.selectFrom('archiveImports').select('id').where('uploadId', '=', uploadId)
  if (await atWork.where('state', 'in', activeRunStates).executeTakeFirst()) throw new TaskStillActive()
  await archiveUploadStore(db, dataDir).abandon(uploadId)
  await recordAction(db, by, { action: 'archive.discarded', subject: `archive:${importId}`, title: fileName })
}

async function findArchiveImportOrThrow(db: Database, importId: string) {
  const run = await findArchiveImport(db, importId)
  if (!run) throw new RunNotFound('archive')
  return run
}
