import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { defineJob } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { releaseClaim } from '~/platform/jobs/long-task.commands.server'
import { runLongTask } from '~/platform/jobs/run-long-task.server'
import { listStaleLongTasks } from '~/platform/jobs/stale-tasks.queries.server'
import { applyRunPages } from './apply-run.commands.server'
import { type ClaimedLinkRun, linkRunWork, toClaimedLinkRun } from './claimed-link-run.server'
import { planRun } from './plan-run.commands.server'
import type { LinkRunTask } from './run'
import { undoRunPages } from './undo-run.commands.server'

const taskHandlers: Record<LinkRunTask, (db: Database, run: ClaimedLinkRun) => Promise<void>> = {
  plan: planRun,
  apply: applyRunPages,
  undo: undoRunPages,
}

/** Works at a run up to the end of its task, from where it stands. What cannot be done stops it, with the reason. */
export async function processLinkRun(db: Database, runId: string) {
  await runLongTask(db, linkRunWork, { id: runId }, async (atWork) => {
    const run = toClaimedLinkRun(atWork)
    try {
      await taskHandlers[run.task](db, run)
      await releaseClaim(db, run.claim, { state: 'done' })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await releaseClaim(db, run.claim, { state: 'stopped', reason: error.message })
    }
  })
}

export const processLinkRunJob = defineJob({
  name: 'process-link-run',
  data: z.object({ runId: z.uuid() }),
  isLong: true,
  expireInSeconds: 60 * 60,
  pollSeconds: 5,
  work: (db, { runId }) => processLinkRun(db, runId),
})

/** Has somebody work at a run, as part of the transaction that begins its task or lets it go on. */
export function enqueueLinkRun(tx: Database, runId: string, options?: { id: string }) {
  return enqueue(tx, processLinkRunJob, { runId }, options)
}

/** Every minute: hands over the runs whose worker has died. */
export const resumeLinkRunsJob = defineJob({
  name: 'resume-link-runs',
  cron: '* * * * *',
  async work(db) {
    for (const { row, jobId } of await listStaleLongTasks(db, linkRunWork))
      await enqueueLinkRun(db, row.id, { id: jobId })
  },
})
