import { defineJob } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { listStaleLongTasks } from '~/platform/jobs/stale-tasks.queries.server'
import { startNightlyAudit } from './begin-nightly.server'
import { auditWork } from './runs/audit-progress.server'
import { auditQueue } from './runs/audit-queue.server'
import { runAudit } from './runs/run-audit.commands.server'

export const auditSiteJob = defineJob({ ...auditQueue, work: (db, { auditId }, env) => runAudit(db, auditId, env) })

/** Each minute: an audit whose process has died is taken up again. */
export const resumeAuditsJob = defineJob({
  name: 'resume-site-audits',
  cron: '* * * * *',
  async work(db) {
    for (const { row, jobId } of await listStaleLongTasks(db, auditWork)) {
      await enqueue(db, auditQueue, { auditId: row.id }, { id: jobId })
    }
  },
})

/** Each hour: in one of them it is night where the studio is. */
export const auditNightlyJob = defineJob({
  name: 'audit-site-nightly',
  cron: '0 * * * *',
  retryLimit: 0,
  work: (db) => startNightlyAudit(db),
})
