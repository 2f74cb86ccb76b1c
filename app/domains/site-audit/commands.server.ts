import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isUuid } from '~/platform/is-uuid'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { afresh } from '~/platform/jobs/long-work.server'
import { AuditUnderWay, NoAuditUnderWay } from './errors'
import { auditQueue } from './running/audit-queue.server'

const entry = (action: string, id: string) => ({ action, subject: `site-audit:${id}`, title: 'Site audit' })

/** Has all public pages judged in the background. Answers the audit's id. @throws AuditUnderWay */
export function beginAudit(db: Database, by: Actor, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('derived.siteAudits')
      .select('id')
      .where('state', '=', 'done')
      .orderBy('askedAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    const begun = await tx
      .insertInto('derived.siteAudits')
      .values({ askedBy: by.email, askedAt: now, comparedTo: before?.id ?? null })
      .onConflict((underWay) => underWay.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!begun) throw new AuditUnderWay()
    await enqueue(tx, auditQueue, { auditId: begun.id })
    await recordAction(tx, by, entry('site-audit.begun', begun.id))
    return begun.id
  })
}

/** Stops an audit; what it had found is forgotten. @throws NoAuditUnderWay */
export function stopAudit(db: Database, by: Actor, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const stopped = await tx
      .updateTable('derived.siteAudits')
      .set({ state: 'stopped', endedAt: now, summary: null, ...afresh(now) })
      .where('id', '=', isUuid(id) ? id : null)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst()
    if (stopped.numUpdatedRows === 0n) throw new NoAuditUnderWay()
    await recordAction(tx, by, entry('site-audit.stopped', id))
  })
}
