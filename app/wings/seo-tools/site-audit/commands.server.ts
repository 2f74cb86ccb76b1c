import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { resetClaim } from '~/platform/jobs/long-task.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { AuditAlreadyRunning, AuditNotRunning } from './errors'
import type { NightlyAuditSettings } from './nightly-audits'
import { findNightlyAudits, NIGHTLY_AUDITS_SETTING } from './queries.server'
import { auditQueue } from './runs/audit-queue.server'

const auditLogEntry = (action: string, id: string) => ({ action, subject: `site-audit:${id}`, title: 'Site audit' })

/** Has all public pages judged in the background. Answers the audit's id. @throws AuditAlreadyRunning */
export function startAudit(db: Database, by: Actor, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const id = await queueAudit(tx, by.email, now)
    if (!id) throw new AuditAlreadyRunning()
    await recordAction(tx, by, auditLogEntry('site-audit.begun', id))
    return id
  })
}

/** Puts an audit in line as part of `tx`, asked for by whoever has this address, or by nobody. Undefined: one is under way. */
export async function queueAudit(tx: Database, requestedBy: string | null, now: Date) {
  const before = await tx
    .selectFrom('derived.siteAudits')
    .select('id')
    .where('state', '=', 'done')
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const begun = await tx
    .insertInto('derived.siteAudits')
    .values({ requestedBy, requestedAt: now, comparedTo: before?.id ?? null })
    .onConflict((underWay) => underWay.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun) await enqueue(tx, auditQueue, { auditId: begun.id })
  return begun?.id
}

/** Has the site audited each night from now on, or stops that. Answers how it was before. */
export function setNightlyAudits(db: Database, by: Actor, nightly: NightlyAuditSettings) {
  return inTransaction(db, async (tx) => {
    const before = await findNightlyAudits(tx)
    await saveSetting(tx, NIGHTLY_AUDITS_SETTING, nightly)
    const subject = `setting:${NIGHTLY_AUDITS_SETTING}`
    await recordAction(tx, by, { action: 'site-audit.planned', subject, before, after: nightly })
    return before
  })
}

/** Stops an audit; what it had found is forgotten. @throws AuditNotRunning */
export function stopAudit(db: Database, by: Actor, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const stopped = await tx
      .updateTable('derived.siteAudits')
      .set({ state: 'stopped', endedAt: now, summary: null, ...resetClaim(now) })
      .where('id', '=', isUuid(id) ? id : null)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst()
    if (stopped.numUpdatedRows === 0n) throw new AuditNotRunning()
    await recordAction(tx, by, auditLogEntry('site-audit.stopped', id))
  })
}
