import { createHash } from 'node:crypto'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { beginNightlyAudit } from './nightly/begin-nightly.server'
import { auditQueue } from './running/audit-queue.server'
import { listLeftAudits } from './running/claim.server'
import { workAtAudit } from './running/work-at-audit.server'

export const auditSite = defineJob({ ...auditQueue, work: (db, { auditId }, env) => workAtAudit(db, auditId, env) })

/** Each minute: an audit whose process has died is taken up again. */
export const resumeAudits = defineJob({
  name: 'resume-site-audits',
  cron: '* * * * *',
  async work(db) {
    for (const { id, leftAt } of await listLeftAudits(db)) {
      await enqueue(db, auditQueue, { auditId: id }, { id: jobOf(id, leftAt) })
    }
  },
})

/** Each hour: in one of them it is night where the studio is. */
export const auditNightly = defineJob({
  name: 'audit-site-nightly',
  cron: '0 * * * *',
  retryLimit: 0,
  work: (db) => beginNightlyAudit(db),
})

/** One job for each time that it was left: while that waits, no second one joins it. */
function jobOf(auditId: string, leftAt: Date) {
  return createHash('sha256').update(`${auditId} ${leftAt.toISOString()}`).digest('hex').slice(0, 32)
}
