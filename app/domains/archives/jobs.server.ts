import { createHash } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob, type Job } from '~/platform/jobs/job.server'
import type { ArchiveEngine } from './archive-engine'
import { exportQueue } from './exports/export-queue.server'
import { sweepExports } from './exports/sweep-exports.server'
import { workAtExport } from './exports/work-at-export.server'
import { listLeftTasks } from './running/claim.server'

/** What is done for exports, by the engine that knows the content of all rooms. */
export function archiveJobs(engine: ArchiveEngine): Job<unknown>[] {
  return [
    defineJob({ ...exportQueue, work: (db, { exportId }, env) => workAtExport(db, engine, exportId, env) }),
    resumeTasks,
    sweepArchives,
  ]
}

/** Each minute: tasks whose process has died are taken up again. */
export const resumeTasks = defineJob({
  name: 'resume-archive-tasks',
  cron: '* * * * *',
  async work(db: Database) {
    for (const { id, leftAt } of await listLeftTasks(db, 'siteExports')) {
      await enqueue(db, exportQueue, { exportId: id }, { id: jobOf(id, leftAt) })
    }
  },
})

/** One job for each time that a task was left: while that waits behind others, no second one joins it. */
function jobOf(taskId: string, leftAt: Date) {
  return createHash('sha256').update(`${taskId} ${leftAt.toISOString()}`).digest('hex').slice(0, 32)
}

/** Each hour: exports that were kept long enough. */
export const sweepArchives = defineJob({
  name: 'sweep-archives',
  cron: '41 * * * *',
  work: (db: Database, _data, { DATA_DIR }) => sweepExports(db, DATA_DIR),
})
