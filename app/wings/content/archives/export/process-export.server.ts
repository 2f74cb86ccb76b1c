import { stat } from 'node:fs/promises'
import { ClaimLost, type RunClaim, releaseClaim } from '~/kits/runs/claim-run.commands.server'
import { completedColumns } from '~/kits/runs/define-runs.server'
import { processRun } from '~/kits/runs/process-run.server'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { withWorkFolder } from '~/platform/storage/with-work-folder.server'
import type { ArchiveEngine } from '../archive-engine'
import { exportRuns } from '../archive-runs.server'
import { createProgressReporter } from '../task-progress.server'
import { exportWorkRoot, getExportFileStore } from './export-store.server'
import type { ExportKind } from './site-export'

export type ExportEnvironment = Pick<SiteEnvironment, 'DATA_DIR' | 'ORIGIN'>

/** Makes the file of an export and puts it where it can be had. One that was cut short is made anew. */
export function processExport(db: Database, engine: ArchiveEngine, exportId: string, env: ExportEnvironment) {
  const { DATA_DIR: dataDir, ORIGIN: origin } = env
  return processRun(db, exportRuns, exportId, ({ claim, row: { kind, fileName } }) =>
    withWorkFolder(exportWorkRoot(dataDir), exportId, async (folder) => {
      const reportProgress = createProgressReporter(db, claim)
      const task = { folder, fileName, dataDir, origin, reportProgress }
      const file = await engine.writeExport(db, kind as ExportKind, task)
      await reportProgress({ phase: 'storing', done: 0, total: 0 })
      const { size } = await stat(file)
      await getExportFileStore(dataDir).put([{ name: exportId, path: file }])
      await finish(db, claim, size, dataDir)
    }),
  )
}

/** Its bytes are safe; now it is there. One that was stopped meanwhile leaves nothing behind. */
async function finish(db: Database, claim: RunClaim<'siteExports'>, byteSize: number, dataDir: string) {
  try {
    await releaseClaim(db, claim, { ...completedColumns<'siteExports'>(), byteSize })
  } catch (error) {
    if (error instanceof ClaimLost) await getExportFileStore(dataDir).remove([claim.id])
    throw error
  }
}
