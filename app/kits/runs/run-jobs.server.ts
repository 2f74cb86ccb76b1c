import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { defineJob, type Job } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import type { Runs, RunTable } from './define-runs.server'
import { listLeftRuns } from './left-runs.queries.server'

/** Has somebody work at a run, as part of the transaction that starts or resumes it. */
export async function enqueueRun<Table extends RunTable>(
  tx: Database,
  { jobName, phaseJobNames, queues }: Runs<Table>,
  { id, phase }: { id: string; phase: string },
  options?: { id: string },
) {
  const name = phaseJobNames?.[phase] ?? jobName
  for (const queue of queues) if (queue.name === name) await enqueue(tx, queue, { runId: id }, options)
}

/** The jobs of these runs: one for each queue, which has `work` done, and one that takes up, each minute, what was left. */
export function createRunJobs<Table extends RunTable>(
  runs: Runs<Table>,
  work: (db: Database, runId: string, env: SiteEnvironment) => Promise<unknown>,
): Job<unknown>[] {
  const jobs = runs.queues.map((queue) =>
    defineJob({
      ...queue,
      work: async (db, { runId }, env) => {
        await work(db, runId, env)
      },
    }),
  )
  return [...jobs, createResumeJob(runs)] as Job<unknown>[]
}

function createResumeJob<Table extends RunTable>(runs: Runs<Table>) {
  return defineJob({
    name: `resume-${runs.jobName}`,
    cron: '* * * * *',
    work: (db) => resumeLeftRuns(db, runs),
  })
}

/** Hands over the runs whose process has died, each once for each time that it was left. */
export async function resumeLeftRuns<Table extends RunTable>(db: Database, runs: Runs<Table>, now = new Date()) {
  for (const { row, jobId } of await listLeftRuns(db, runs, now)) {
    if (runs.isTakenUp?.(row) ?? true) await enqueueRun(db, runs, row as { id: string; phase: string }, { id: jobId })
  }
}
