import {
  compareAnalyses,
  type FindingChangeKind,
  type FindingSnapshot,
} from '~/wings/web/seo-analysis/compare-analyses'
import { type FindingRating, ratingForScore } from '~/wings/web/seo-analysis/finding'
import type { AuditedPage } from './audit-page'

/** What an audit says of one check of a page. `gone`: it was found before and no longer applies. */
export interface CheckResult {
  check: string
  rating: Exclude<FindingRating, 'not applicable'> | 'gone'
  change: FindingChangeKind | null
}

type Scores = AuditedPage['scores']

/**
 * What asks for something on a page, and what no longer does, each with what became of it since the audit before. `before`:
 * null on a page that was not there; undefined when there is no audit to compare with.
 */
export function diffChecks({ scores }: Pick<AuditedPage, 'scores'>, before: Scores | null | undefined): CheckResult[] {
  const changes = findChanges(scores, before)
  const asking = Object.entries(scores).flatMap(([check, score]): CheckResult[] => {
    const rating = ratingForScore(score)
    const change = changes.get(check) ?? null
    const isTold = rating !== 'good' || change === 'fixed'
    return isTold && rating !== 'not applicable' ? [{ check, rating, change }] : []
  })
  const gone = [...changes].flatMap(([check, change]): CheckResult[] =>
    change === 'gone' ? [{ check, rating: 'gone', change }] : [],
  )
  return [...asking, ...gone]
}

function findChanges(scores: Scores, before: Scores | null | undefined) {
  if (before === undefined) return new Map<string, FindingChangeKind>()
  const kept = (all: Scores) => ({ findings: Object.entries(all).map(toStoredFinding), score: null })
  const { changes } = compareAnalyses(kept(before ?? {}), kept(scores))
  return new Map(changes.map(({ check, kind }) => [check, kind]))
}

function toStoredFinding([check, score]: [string, number]): FindingSnapshot {
  return { check, score, rating: ratingForScore(score) }
}
