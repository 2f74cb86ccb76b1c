import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { listLeftWork } from '~/platform/jobs/left-work.server'
import { auditQueue } from './running/audit-queue.server'
import { auditWork } from './running/audit-work.server'
import { workAtAudit } from './running/work-at-audit.server'

export const auditSite = defineJob({ ...auditQueue, work: (db, { auditId }, env) => workAtAudit(db, auditId, env) })

/** Each minute: an audit whose process has died is taken up again. */
export const resumeAudits = defineJob({
  name: 'resume-site-audits',
  cron: '* * * * *',
  async work(db) {
    for (const { row, jobId } of await listLeftWork(db, auditWork)) {
      await enqueue(db, auditQueue, { auditId: row.id }, { id: jobId })
    }
  },
})
