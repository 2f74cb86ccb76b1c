import { type ChangeKind, compareAnalyses, type KeptFinding } from '~/domains/seo-analysis/compare-analyses'
import { type Rating, ratingOf } from '~/domains/seo-analysis/finding'
import type { JudgedPage } from './judge-page'

/** What an audit says of one check of a page. `gone`: it was found before and no longer applies. */
export interface FoundCheck {
  check: string
  rating: Exclude<Rating, 'not applicable'> | 'gone'
  change: ChangeKind | null
}

type Scores = JudgedPage['scores']

/**
 * What asks for something on a page, and what no longer does, each with what became of it since the audit before. `before`:
 * null on a page that was not there; undefined when there is no audit to compare with.
 */
export function foundOn({ scores }: Pick<JudgedPage, 'scores'>, before: Scores | null | undefined): FoundCheck[] {
  const changes = changesOf(scores, before)
  const asking = Object.entries(scores).flatMap(([check, score]): FoundCheck[] => {
    const rating = ratingOf(score)
    const change = changes.get(check) ?? null
    const isTold = rating !== 'good' || change === 'mended'
    return isTold && rating !== 'not applicable' ? [{ check, rating, change }] : []
  })
  const gone = [...changes].flatMap(([check, change]): FoundCheck[] =>
    change === 'gone' ? [{ check, rating: 'gone', change }] : [],
  )
  return [...asking, ...gone]
}

function changesOf(scores: Scores, before: Scores | null | undefined) {
  if (before === undefined) return new Map<string, ChangeKind>()
  const kept = (all: Scores) => ({ findings: Object.entries(all).map(keptFinding), score: null })
  const { changes } = compareAnalyses(kept(before ?? {}), kept(scores))
  return new Map(changes.map(({ check, kind }) => [check, kind]))
}

function keptFinding([check, score]: [string, number]): KeptFinding {
  return { check, score, rating: ratingOf(score) }
}
