import { defineJob } from '~/platform/jobs/define-job.server'
import { submitQueuedPaths } from './submit-queued-paths.commands.server'

/** Also by the clock: an address that was noted while the job was ending would wait for the next change. */
export const submitToIndexNowJob = defineJob({
  name: 'submit-to-index-now',
  cron: '*/15 * * * *',
  retryLimit: 8,
  retryDelaySeconds: 60,
  isLong: true,
  work: (db, _data, env) => submitQueuedPaths(db, env),
})
