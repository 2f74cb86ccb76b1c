import { createRunJobs } from '~/kits/runs/run-jobs.server'
import { createAiClient } from '~/platform/ai/ai-client.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { bulkRuns } from './bulk-runs.server'
import { deleteOldRuns } from './delete-old-runs.commands.server'
import { processBulkRun } from './process-bulk-run.server'
import { runDependencies } from './run-dependencies.server'

/** Each night. */
const deleteOldBulkRunsJob = defineJob({
  name: 'delete-old-bulk-runs',
  cron: '37 3 * * *',
  work: (db) => deleteOldRuns(db),
})

export const bulkJobs = [
  ...createRunJobs(bulkRuns, (db, runId, env) =>
    processBulkRun(db, runDependencies, runId, { ai: createAiClient(env) }),
  ),
  deleteOldBulkRunsJob,
]
