import type { Database } from '~/platform/database/database.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob, type Job } from '~/platform/jobs/job.server'
import { listStaleLongTasks } from '~/platform/jobs/left-work.server'
import type { ArchiveEngine } from './archive-engine'
import { archiveImportQueue } from './bringing-back/import-queue.server'
import { sweepArchiveImports } from './bringing-back/sweep-imports.server'
import { processArchiveImport } from './bringing-back/work-at-import.server'
import { exportQueue } from './exports/export-queue.server'
import { sweepExports } from './exports/sweep-exports.server'
import { processExport } from './exports/work-at-export.server'
import { markLostExports } from './lost-exports.server'
import { archiveImportWork, exportTaskWork } from './running/archive-tasks.server'

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
    for (const { row, jobId } of await listStaleLongTasks(db, exportTaskWork)) {
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
