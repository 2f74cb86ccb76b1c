import { formatProgress, labelRuns, type RunDescription } from '~/kits/runs/run'
import type { PageRating } from '~/wings/web/seo-analysis/finding'

/*
 * An audit judges every public page as it is delivered, and lays the pages side by side. The last ones are kept page by
 * page, so that the next one tells what changed; of older ones the counts are kept.
 */

export const auditDescription: RunDescription = {
  noun: 'audit',
  apiPath: '/admin/api/site-audit/runs',
  label: labelRuns({}),
  progress: ({ doneCount, totalCount }) => formatProgress(doneCount, totalCount, 'page') || 'Indexing changed pages',
}

export const MAX_STORED_AUDITS = 20

/** On how many pages a check found something, and what changed there. */
export interface CheckCount {
  check: string
  bad: number
  ok: number
  /** Found here and not in the audit before: broken since, or asked for the first time. */
  new: number
  /** Found in the audit before and no longer: fixed, or gone with its page. */
  fixed: number
}

export interface AuditSummary {
  pages: Record<PageRating, number>
  /** The sum of the scores of all pages that have one. */
  scores: number
  checks: CheckCount[]
  /** By check, what all pages lost to it: points up to 9 each. Missing in audits of earlier versions. */
  lostPoints?: Record<string, number>
  /** What costs the site most, the worst first; written when the audit is completed. */
  priorities?: AuditPriority[]
}

/** A check to be seen to before others, with the pages where that counts most. */
export interface AuditPriority {
  check: string
  /** On how many pages it found something. */
  pageCount: number
  pages: { path: string; title: string }[]
  /** What was found on the first of these pages, and what to do about it. */
  sentence: string
  fix: string
}

export const emptySummary = (): AuditSummary => ({
  pages: { bad: 0, ok: 0, good: 0 },
  scores: 0,
  checks: [],
  lostPoints: {},
})

/** Of all pages that have one; null while there is none. */
export function averageScore({ pages, scores }: AuditSummary): number | null {
  const count = pages.bad + pages.ok + pages.good
  return count === 0 ? null : Math.round(scores / count)
}
