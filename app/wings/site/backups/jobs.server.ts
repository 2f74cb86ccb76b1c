import { createRunJobs } from '~/kits/runs/run-jobs.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { backupRuns } from './backup-runs.server'
import { startNightlyBackup } from './commands.server'
import { processBackup } from './process-backup.commands.server'

/** Each hour, for a site that does not run at night. */
const startNightlyBackupJob = defineJob({
  name: 'start-nightly-backup',
  cron: '7 * * * *',
  retryLimit: 0,
  work: (db, _data, env) => startNightlyBackup(db, env),
})

export const backupJobs = [...createRunJobs(backupRuns, processBackup), startNightlyBackupJob]
