import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { resetClaim } from '~/platform/jobs/long-task.commands.server'
import { slugify } from '~/platform/text/slug'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { ExportAlreadyRunning, ExportIsGone, TaskNotActive, TaskStillActive } from '../errors'
import { isTaskActive } from '../task-state'
import { exportQueue } from './export-queue.server'
import { getExportFileStore } from './export-store.server'
import { type ExportKind, exportFileName } from './site-export'

const subject = (id: string) => `export:${id}`

/** Has all content exported in the background, one export at a time. Answers its id. @throws ExportAlreadyRunning */
export function startExport(db: Database, by: Actor, kind: ExportKind, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { name } = await findBrand(tx)
    const fileName = exportFileName(kind, slugify(name) || 'site', now)
    const asked = await tx
      .insertInto('siteExports')
      .values({ kind, fileName, requestedById: by.id, requestedByEmail: by.email, requestedAt: now })
      .onConflict((underWay) => underWay.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!asked) throw new ExportAlreadyRunning()
    await enqueue(tx, exportQueue, { exportId: asked.id })
    await recordAction(tx, by, { action: 'export.begun', subject: subject(asked.id), title: fileName, after: { kind } })
    return asked.id
  })
}

/** Stops an export that waits or is made; nothing of it stays. @throws TaskNotActive */
export function stopExport(db: Database, by: Actor, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { fileName } = await lockExportForUpdate(tx, id)
    const stopped = await tx
      .updateTable('siteExports')
      .set({ state: 'stopped', endedAt: now, ...resetClaim(now) })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst()
    if (stopped.numUpdatedRows === 0n) throw new TaskNotActive()
    await recordAction(tx, by, { action: 'export.stopped', subject: subject(id), title: fileName })
  })
}

/** Asks anew for an export that failed or was stopped; the new one takes its place. */
export function retryExport(db: Database, by: Actor, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { kind, state } = await lockExportForUpdate(tx, id)
    if (state !== 'failed' && state !== 'stopped') throw new ExportAlreadyRunning()
    await tx.deleteFrom('siteExports').where('id', '=', id).execute()
    return startExport(tx, by, kind as ExportKind, now)
  })
}

/** Deletes an export with its file. @throws TaskStillActive */
export async function deleteExport(db: Database, by: Actor, id: string, dataDir: string) {
  await inTransaction(db, async (tx) => {
    const { fileName, state } = await lockExportForUpdate(tx, id)
    if (isTaskActive(state)) throw new TaskStillActive()
    await tx.deleteFrom('siteExports').where('id', '=', id).execute()
    await recordAction(tx, by, { action: 'export.deleted', subject: subject(id), title: fileName })
  })
  // a process that dies here leaves it to the sweep
  await getExportFileStore(dataDir).remove([id])
}

/** The export, locked until the transaction ends. @throws ExportIsGone */
async function lockExportForUpdate(tx: Database, id: string) {
  const found = isUuid(id)
    ? await tx
        .selectFrom('siteExports')
        .select(['kind', 'state', 'fileName'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) throw new ExportIsGone()
  return found
}
