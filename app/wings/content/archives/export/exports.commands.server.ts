import { RunAlreadyActive } from '~/kits/runs/errors'
import { isRunActive } from '~/kits/runs/run'
import { lockRun, startRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { slugify } from '~/platform/text/slug'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findBrand } from '~/wings/site/settings/queries.server'
import { exportRuns } from '../archive-runs.server'
import { TaskStillActive } from '../errors'
import { getExportFileStore } from './export-store.server'
import { type ExportKind, exportFileName } from './site-export'

/** Has all content exported in the background, one export at a time. Answers its id. @throws RunAlreadyActive */
export function startExport(db: Database, by: Actor, kind: ExportKind, startedAt = new Date()) {
  return inTransaction(db, async (tx) => {
    const { name } = await findBrand(tx)
    const fileName = exportFileName(kind, slugify(name) || 'site', startedAt)
    return startRun(tx, exportRuns, by, { kind, fileName, startedAt })
  })
}

/** Asks anew for an export that failed or was stopped; the new one takes its place. */
export function retryExport(db: Database, by: Actor, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { kind, state } = await lockRun(tx, exportRuns, id)
    if (state !== 'failed' && state !== 'stopped') throw new RunAlreadyActive('export')
    await tx.deleteFrom('siteExports').where('id', '=', id).execute()
    return startExport(tx, by, kind as ExportKind, now)
  })
}

/** Deletes an export with its file. @throws TaskStillActive */
export async function deleteExport(db: Database, by: Actor, id: string, dataDir: string) {
  await inTransaction(db, async (tx) => {
    const row = await lockRun(tx, exportRuns, id)
    if (isRunActive(row)) throw new TaskStillActive()
    await tx.deleteFrom('siteExports').where('id', '=', id).execute()
    await exportRuns.audit(tx, by, 'deleted', row)
  })
  // a process that dies here leaves it to the sweep
  await getExportFileStore(dataDir).remove([id])
}
