import { startRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import type { NightlyAuditSettings } from './nightly-audits'
import { findNightlyAudits, NIGHTLY_AUDITS_SETTING } from './queries.server'
import { auditRuns } from './runs/audit-runs.server'

/** Has all public pages judged in the background, asked for by an admin or by nobody. Answers the audit's id. @throws RunAlreadyActive */
export function startAudit(db: Database, by: Actor | null, startedAt = new Date()) {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('derived.siteAudits')
      .select('id')
      .where('state', '=', 'completed')
      .orderBy('startedAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    return startRun(tx, auditRuns, by, { startedAt, comparedTo: before?.id ?? null })
  })
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
