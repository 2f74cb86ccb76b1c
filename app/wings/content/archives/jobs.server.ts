import { createRunJobs } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { defineJob, type Job } from '~/platform/jobs/define-job.server'
import type { ArchiveEngine } from './archive-engine'
import { archiveImportRuns, exportRuns } from './archive-runs.server'
import { processExport } from './export/process-export.server'
import { sweepExports } from './export/sweep-exports.commands.server'
import { failExportsWithoutFile } from './fail-exports-without-file.commands.server'
import { processArchiveImport } from './import/process-archive-import.commands.server'
import { sweepArchiveImports } from './import/sweep-archive-imports.commands.server'

/** What is done for exports and for archives that come back, by the engine that knows the content of all rooms. */
export function archiveJobs(engine: ArchiveEngine): Job<unknown>[] {
  return [
    ...createRunJobs(exportRuns, (db, id, env) => processExport(db, engine, id, env)),
    ...createRunJobs(archiveImportRuns, (db, id, env) => processArchiveImport(db, engine, id, env)),
    sweepArchivesJob,
  ]
}

/** Each hour: what was kept long enough, and what has lost its file. */
export const sweepArchivesJob = defineJob({
  name: 'sweep-archives',
  cron: '41 * * * *',
  async work(db: Database, _data, { DATA_DIR }) {
    await sweepExports(db, DATA_DIR)
    await failExportsWithoutFile(db, DATA_DIR)
    await sweepArchiveImports(db, DATA_DIR)
  },
})
