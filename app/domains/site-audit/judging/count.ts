import { ratingOfPage } from '~/domains/seo-analysis/finding'
import type { AuditSummary, CheckCount } from '../site-audit'
import type { FoundCheck } from './changes-of-page'

/** The counts with one more page in them. */
export function countPage(summary: AuditSummary, score: number | null, found: readonly FoundCheck[]) {
  if (score !== null) {
    summary.pages[ratingOfPage(score)]++
    summary.scores += score
  }
  countFound(summary, found)
}

/** The counts with what was found on a page, or is gone with it. */
export function countFound({ checks }: AuditSummary, found: readonly FoundCheck[]) {
  for (const { check, rating, change } of found) {
    const count = countOf(checks, check)
    if (rating === 'bad') count.bad++
    else if (rating === 'ok') count.ok++
    if (change === 'broken' || change === 'new') count.new++
    else if (change === 'mended' || change === 'gone') count.mended++
  }
}

function countOf(checks: CheckCount[], check: string) {
  const known = checks.find((count) => count.check === check)
  if (known) return known
  const count = { check, bad: 0, ok: 0, new: 0, mended: 0 }
  checks.push(count)
  return count
}
