import { ratingForPageScore, ratingForScore } from '~/wings/web/seo-analysis/finding'
import type { AuditSummary, CheckCount } from '../site-audit'
import type { AuditedPage } from './audit-page'
import type { CheckResult } from './diff-checks'

const BEST_SCORE = 9

/** The counts with one more page in them. */
export function addPageToSummary(
  summary: AuditSummary,
  { score, scores }: Pick<AuditedPage, 'score' | 'scores'>,
  found: readonly CheckResult[],
) {
  if (score !== null) {
    summary.pages[ratingForPageScore(score)]++
    summary.scores += score
  }
  summary.lostPoints = addLostPoints(summary.lostPoints ?? {}, scores)
  addChecksToSummary(summary, found)
}

/** Scores below 0 would make one short text worth three broken links. */
function addLostPoints(lost: Record<string, number>, scores: AuditedPage['scores']) {
  const asking = Object.entries(scores).filter(([, points]) => ratingForScore(points) !== 'good')
  const added = asking.map(([check, points]) => [check, (lost[check] ?? 0) + BEST_SCORE - Math.max(0, points)])
  return { ...lost, ...Object.fromEntries(added) }
}

/** The counts with what was found on a page, or is gone with it. */
export function addChecksToSummary({ checks }: AuditSummary, found: readonly CheckResult[]) {
  for (const { check, rating, change } of found) {
    const count = getCheckCount(checks, check)
    if (rating === 'bad') count.bad++
    else if (rating === 'ok') count.ok++
    if (change === 'broken' || change === 'new') count.new++
    else if (change === 'fixed' || change === 'gone') count.fixed++
  }
}

function getCheckCount(checks: CheckCount[], check: string) {
  const known = checks.find((count) => count.check === check)
  if (known) return known
  const count = { check, bad: 0, ok: 0, new: 0, fixed: 0 }
  checks.push(count)
  return count
}
