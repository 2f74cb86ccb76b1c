import { setTimeout as pause } from 'node:timers/promises'
import { type JobWorkers, startJobWorkers } from '~/platform/jobs/job-workers.server'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import { jobs } from '~/shell/jobs.server'
import type { SiteState } from './app'

// The first visitors come first: loading the job queue would keep them waiting.
const START_DELAY_MS = 1_000
const RETRY_MS = 5_000

/** Runs the jobs beside the site, from shortly after its start. Undefined: the site was closed before. */
export async function startJobsAfterStartup(
  { database, env }: SiteState,
  closing: AbortSignal,
): Promise<JobWorkers | undefined> {
  await pause(START_DELAY_MS, undefined, { signal: closing }).catch(() => {})
  while (!closing.aborted) {
    try {
      return await startJobWorkers(database, env, jobs)
    } catch (error) {
      logThrottled('error', { err: error }, 'the jobs could not be started; trying again')
      await pause(RETRY_MS, undefined, { signal: closing }).catch(() => {})
    }
  }
}
