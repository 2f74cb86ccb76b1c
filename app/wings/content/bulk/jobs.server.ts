import { defineJob } from '~/platform/jobs/define-job.server'
import { deleteOldRuns } from './delete-old-runs.commands.server'
import { createAiTextJob, createResumeJob, createRunJob } from './process-run.server'
import { runDependencies } from './run-dependencies.server'

export const runBulkTaskJob = createRunJob(runDependencies)
export const generateBulkTextsJob = createAiTextJob(runDependencies)
export const resumeBulkRunsJob = createResumeJob(runDependencies)

/** Each night. */
export const deleteOldBulkRunsJob = defineJob({
  name: 'delete-old-bulk-runs',
  cron: '37 3 * * *',
  work: (db) => deleteOldRuns(db),
})
