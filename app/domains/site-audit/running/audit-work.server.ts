import { type Claim, longWork, type Taken } from '~/platform/jobs/long-work.server'
import { type AuditSummary, emptySummary } from '../site-audit'

/** An audit; one that was cut short goes on behind the page it has come to. */
export const auditWork = longWork('derived.siteAudits', {
  underWay: ['waiting', 'running'],
  failed: (reason) => ({ state: 'failed', fault: reason, endedAt: new Date() }),
})

/** Where an audit stands. */
export interface Standing {
  claim: Claim<'derived.siteAudits'>
  comparedTo: string | null
  cameTo: string
  done: number
  summary: AuditSummary
}

export function standingOf({ claim, row }: Taken<'derived.siteAudits'>): Standing {
  const { comparedTo, cameTo, doneCount: done } = row
  return { claim, comparedTo, cameTo, done, summary: (row.summary as AuditSummary | null) ?? emptySummary() }
}
