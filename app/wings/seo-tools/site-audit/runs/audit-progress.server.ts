import { type ClaimedLongTask, defineLongTask, type LongTaskClaim } from '~/platform/jobs/long-task.commands.server'
import { type AuditSummary, emptySummary } from '../site-audit'

/** An audit; one that was cut short goes on behind the page it has come to. */
export const auditWork = defineLongTask('derived.siteAudits', {
  activeStates: ['waiting', 'running'],
  toFailed: (reason) => ({ state: 'failed', error: reason, endedAt: new Date() }),
})

/** Where an audit stands. */
export interface AuditProgress {
  claim: LongTaskClaim<'derived.siteAudits'>
  comparedTo: string | null
  lastPath: string
  done: number
  summary: AuditSummary
}

export function toAuditProgress({ claim, row }: ClaimedLongTask<'derived.siteAudits'>): AuditProgress {
  const { comparedTo, lastPath, doneCount: done } = row
  return { claim, comparedTo, lastPath, done, summary: (row.summary as AuditSummary | null) ?? emptySummary() }
}
