import type { ClaimedRun, RunClaim } from '~/kits/runs/claim-run.commands.server'
import { defineRuns } from '~/kits/runs/define-runs.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { type AuditSummary, auditDescription, emptySummary } from '../site-audit'

/** Audits; one that was cut short goes on behind the page it has come to. */
export const auditRuns = defineRuns('derived.siteAudits', {
  description: auditDescription,
  jobName: 'audit-site',
  failureState: 'failed',
  bugMessage: 'See the error log for details, then run it again.',
  audit: (tx, by, action, { id }) =>
    recordAction(tx, by, { action: `site-audit.${action}`, subject: `site-audit:${id}`, title: 'Site audit' }),
})

/** Where an audit stands. */
export interface AuditProgress {
  claim: RunClaim<'derived.siteAudits'>
  comparedTo: string | null
  lastPath: string
  done: number
  summary: AuditSummary
}

export function toAuditProgress({ claim, row }: ClaimedRun<'derived.siteAudits'>): AuditProgress {
  const { comparedTo, lastPath, doneCount: done } = row
  return { claim, comparedTo, lastPath, done, summary: (row.summary as AuditSummary | null) ?? emptySummary() }
}
