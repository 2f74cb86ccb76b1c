import type { Database } from '~/platform/database/database.server'
import { defineJob, type Job } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { listStaleLongTasks } from '~/platform/jobs/stale-tasks.queries.server'
import type { ArchiveEngine } from './archive-engine'
import { archiveImportWork, exportLongTask } from './archive-tasks.server'
import { exportQueue } from './export/export-queue.server'
import { processExport } from './export/process-export.server'
import { sweepExports } from './export/sweep-exports.commands.server'
import { archiveImportQueue } from './import/archive-import-queue.server'
import { processArchiveImport } from './import/process-archive-import.commands.server'
import { sweepArchiveImports } from './import/sweep-archive-imports.commands.server'
import { markLostExports } from './mark-lost-exports.commands.server'

/** What is done for exports and for archives that come back, by the engine that knows the content of all rooms. */
export function archiveJobs(engine: ArchiveEngine): Job<unknown>[] {
  return [
    defineJob({ ...exportQueue, work: (db, { exportId }, env) => processExport(db, engine, exportId, env) }),
    defineJob({
      ...archiveImportQueue,
      work: (db, { importId }, env) => processArchiveImport(db, engine, importId, env),
    }),
    resumeArchiveTasksJob,
    sweepArchivesJob,
  ]
}

/** Each minute: tasks whose process has died are taken up again. */
export const resumeArchiveTasksJob = defineJob({
  name: 'resume-archive-tasks',
  cron: '* * * * *',
  async work(db: Database) {
    for (const { row, jobId } of await listStaleLongTasks(db, exportLongTask)) {
      await enqueue(db, exportQueue, { exportId: row.id }, { id: jobId })
    }
    for (const { row, jobId } of await listStaleLongTasks(db, archiveImportWork)) {
      await enqueue(db, archiveImportQueue, { importId: row.id }, { id: jobId })
    }
  },
})

/** Each hour: what was kept long enough, and what has lost its file. */
export const sweepArchivesJob = defineJob({
  name: 'sweep-archives',
  cron: '41 * * * *',
  async work(db: Database, _data, { DATA_DIR }) {
    await sweepExports(db, DATA_DIR)
    await markLostExports(db, DATA_DIR)
    await sweepArchiveImports(db, DATA_DIR)
  },
})
