import { createRunJobs } from '~/kits/runs/run-jobs.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { startNightlyAudit } from './begin-nightly.server'
import { auditRuns } from './runs/audit-runs.server'
import { runAudit } from './runs/run-audit.commands.server'

/** Each hour: in one of them it is night where the studio is. */
const auditNightlyJob = defineJob({
  name: 'audit-site-nightly',
  cron: '0 * * * *',
  retryLimit: 0,
  work: (db) => startNightlyAudit(db),
})

export const siteAuditJobs = [...createRunJobs(auditRuns, runAudit), auditNightlyJob]
