import { defineJob } from '~/platform/jobs/job.server'
import { forgetOldRuns } from './forget-old-runs.server'
import { runSources } from './sources.server'
import { askingOf, upkeepOf, workOf } from './work.server'

export const workOnBulkRun = workOf(runSources)
export const askForBulkRun = askingOf(runSources)
export const continueBulkRuns = upkeepOf(runSources)

/** Each night. */
export const sweepBulkRuns = defineJob({
  name: 'sweep-bulk-runs',
  cron: '37 3 * * *',
  work: (db) => forgetOldRuns(db),
})
