import { setTimeout as pause } from 'node:timers/promises'
import { type JobWorkers, startJobs } from '~/platform/jobs/workers.server'
import { logSparingly } from '~/platform/log-sparingly.server'
import { jobs } from '~/shell/jobs.server'
import type { SiteState } from './app'

// The first visitors come first: loading the job queue would keep them waiting.
const BEGIN_AFTER_MS = 1_000
const RETRY_MS = 5_000

/** Runs the jobs beside the site, from shortly after its start. Undefined: the site was closed before. */
export async function runJobs({ database, env }: SiteState, closing: AbortSignal): Promise<JobWorkers | undefined> {
  await pause(BEGIN_AFTER_MS, undefined, { signal: closing }).catch(() => {})
  while (!closing.aborted) {
    try {
      return await startJobs(database, env, jobs)
    } catch (error) {
      logSparingly('error', { err: error }, 'the jobs could not be started; trying again')
      await pause(RETRY_MS, undefined, { signal: closing }).catch(() => {})
    }
  }
}
