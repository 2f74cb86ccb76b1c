import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { listStaleLongTasks } from '~/platform/jobs/left-work.server'
import { startNightlyAudit } from './nightly/begin-nightly.server'
import { auditQueue } from './running/audit-queue.server'
import { auditWork } from './running/audit-work.server'
import { runAudit } from './running/work-at-audit.server'

export const auditSite = defineJob({ ...auditQueue, work: (db, { auditId }, env) => runAudit(db, auditId, env) })

/** Each minute: an audit whose process has died is taken up again. */
export const resumeAudits = defineJob({
  name: 'resume-site-audits',
  cron: '* * * * *',
  async work(db) {
    for (const { row, jobId } of await listStaleLongTasks(db, auditWork)) {
      await enqueue(db, auditQueue, { auditId: row.id }, { id: jobId })
    }
  },
})

/** Each hour: in one of them it is night where the studio is. */
export const auditNightly = defineJob({
  name: 'audit-site-nightly',
  cron: '0 * * * *',
  retryLimit: 0,
  work: (db) => startNightlyAudit(db),
})
