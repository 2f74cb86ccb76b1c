import { defineJob } from '~/platform/jobs/job.server'
import { deleteOldRuns } from './forget-old-runs.server'
import { runDependencies } from './sources.server'
import { createAiTextJob, createResumeJob, createRunJob } from './work.server'

export const runBulkTaskJob = createRunJob(runDependencies)
export const generateBulkTextsJob = createAiTextJob(runDependencies)
export const resumeBulkRunsJob = createResumeJob(runDependencies)

/** Each night. */
export const deleteOldBulkRunsJob = defineJob({
  name: 'sweep-bulk-runs',
  cron: '37 3 * * *',
  work: (db) => deleteOldRuns(db),
})
