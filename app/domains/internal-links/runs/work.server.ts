import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { listLeftWork } from '~/platform/jobs/left-work.server'
import { letGo } from '~/platform/jobs/long-work.server'
import { workAt } from '~/platform/jobs/work-at.server'
import { applyPages } from './apply.server'
import { linkWork, type WorkingRun, workingRunOf } from './link-work.server'
import { planRun } from './plan.server'
import type { Task } from './run'
import { undoPages } from './undo.server'

const works: Record<Task, (db: Database, run: WorkingRun) => Promise<void>> = {
  plan: planRun,
  apply: applyPages,
  undo: undoPages,
}

/** Works at a run up to the end of its task, from where it stands. What cannot be done stops it, with the reason. */
export async function workOnRun(db: Database, runId: string) {
  await workAt(db, linkWork, { id: runId }, async (atWork) => {
    const run = workingRunOf(atWork)
    try {
      await works[run.task](db, run)
      await letGo(db, run.claim, { state: 'done' })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await letGo(db, run.claim, { state: 'stopped', reason: error.message })
    }
  })
}

export const workOnLinkRun = defineJob({
  name: 'work-on-link-run',
  data: z.object({ runId: z.uuid() }),
  isLong: true,
  expireInSeconds: 60 * 60,
  pollSeconds: 5,
  work: (db, { runId }) => workOnRun(db, runId),
})

/** Has somebody work at a run, as part of the transaction that begins its task or lets it go on. */
export function handOver(tx: Database, runId: string, options?: { id: string }) {
  return enqueue(tx, workOnLinkRun, { runId }, options)
}

/** Every minute: hands over the runs whose worker has died. */
export const continueLinkRuns = defineJob({
  name: 'continue-link-runs',
  cron: '* * * * *',
  async work(db) {
    for (const { row, jobId } of await listLeftWork(db, linkWork)) await handOver(db, row.id, { id: jobId })
  },
})
