import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { resetClaim } from '~/platform/jobs/long-task.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { ArchiveFileIsGone, ArchiveIsGone, ArchiveNotChecked, TaskNotActive, TaskStillActive } from '../errors'
import { archiveImportQueue } from './archive-import-queue.server'
import { archiveUploadStore } from './archive-upload-store.server'

const subject = (id: string) => `archive:${id}`

interface NewArchiveImport {
  uploadId: string
  fileName: string
  byteSize: number
  isDryRun: boolean
}

/** Begins a run over an uploaded archive; asked again it answers the same run. */
function startRun(db: Database, by: Actor, { uploadId, isDryRun, ...file }: NewArchiveImport) {
  return inTransaction(db, async (tx) => {
    const begun = await tx
      .insertInto('archiveImports')
      .values({ uploadId, isDryRun, ...file, requestedById: by.id, requestedByEmail: by.email })
      .onConflict((same) => same.columns(['uploadId', 'isDryRun']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!begun) {
      const known = tx.selectFrom('archiveImports').select('id').where('uploadId', '=', uploadId)
      return (await known.where('isDryRun', '=', isDryRun).executeTakeFirstOrThrow()).id
    }
    await enqueue(tx, archiveImportQueue, { importId: begun.id })
    const action = isDryRun ? 'archive.looked-at' : 'archive.import-begun'
    await recordAction(tx, by, { action, subject: subject(begun.id), title: file.fileName })
    return begun.id
  })
}

/** Looks at an archive that is here whole: nothing of it is written. Answers the run. */
export function startArchiveDryRun(db: Database, by: Actor, dataDir: string, uploadId: string) {
  return archiveUploadStore(db, dataDir).complete(uploadId, ({ fileName, byteSize }) =>
    startRun(db, by, { uploadId, fileName, byteSize, isDryRun: true }),
  )
}

/** Brings in what a dry run has shown. Answers the run that does it. */
export async function startArchiveImportFromDryRun(db: Database, by: Actor, dataDir: string, importId: string) {
  const shown = await findRunOrThrow(db, importId)
  if (!shown.isDryRun || shown.state !== 'done')
    throw new ArchiveNotChecked('Only a fully checked archive can be restored.')
  const { uploadId, fileName, byteSize } = shown
  const known = await db
    .selectFrom('archiveImports')
    .select('id')
    .where('uploadId', '=', uploadId)
    .where('isDryRun', '=', false)
    .executeTakeFirst()
  if (known) return known.id
  if (!(await archiveUploadStore(db, dataDir).hasFile(uploadId))) throw new ArchiveFileIsGone()
  return startRun(db, by, { uploadId, fileName, byteSize, isDryRun: false })
}

/** Lets an archive go that nobody wants to bring in; what was found out about it stays. @throws TaskStillActive */
export async function discardArchive(db: Database, by: Actor, dataDir: string, importId: string) {
  const { uploadId, fileName } = await findRunOrThrow(db, importId)
  const atWork = db.selectFrom('archiveImports').select('id').where('uploadId', '=', uploadId)
  if (await atWork.where('state', 'in', ['waiting', 'running']).executeTakeFirst()) throw new TaskStillActive()
  await archiveUploadStore(db, dataDir).abandon(uploadId)
  await recordAction(db, by, { action: 'archive.discarded', subject: subject(importId), title: fileName })
}

/** Stops a run between two bunches; what came in stays, and it can go on. @throws TaskNotActive */
export function stopArchiveImport(db: Database, by: Actor, importId: string, now = new Date()) {
  return changeState(db, by, importId, {
    from: ['waiting', 'running'],
    to: { state: 'stopped', endedAt: now },
    action: 'archive.stopped',
  })
}

/** Goes on with a run that was stopped or failed, from where it was. @throws TaskNotActive */
export function resumeArchiveImport(db: Database, by: Actor, importId: string) {
  return inTransaction(db, async (tx) => {
    const to = { state: 'waiting', endedAt: null }
    await changeState(tx, by, importId, { from: ['stopped', 'failed'], to, action: 'archive.resumed' })
    await enqueue(tx, archiveImportQueue, { importId })
  })
}

interface StateChange {
  from: string[]
  to: { state: string; endedAt: Date | null }
  action: string
}

function changeState(db: Database, by: Actor, importId: string, { from, to, action }: StateChange) {
  return inTransaction(db, async (tx) => {
    const { fileName } = await findRunOrThrow(tx, importId)
    const steered = await tx
      .updateTable('archiveImports')
      .set({ ...to, error: null, ...resetClaim() })
      .where('id', '=', importId)
      .where('state', 'in', from)
      .executeTakeFirst()
    if (steered.numUpdatedRows === 0n) throw new TaskNotActive()
    await recordAction(tx, by, { action, subject: subject(importId), title: fileName })
  })
}

/** @throws ArchiveIsGone */
async function findRunOrThrow(db: Database, importId: string) {
  const run = isUuid(importId)
    ? await db
        .selectFrom('archiveImports')
        .select(['uploadId', 'fileName', 'byteSize', 'isDryRun', 'state'])
        .where('id', '=', importId)
        .executeTakeFirst()
    : undefined
  if (!run) throw new ArchiveIsGone()
  return { ...run, byteSize: Number(run.byteSize) }
}
