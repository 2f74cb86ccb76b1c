import type { Finding } from './finding'

/** `fixed` and `broken` cross the line to good; `better` and `worse` do not. */
export type FindingChangeKind = 'broken' | 'worse' | 'new' | 'better' | 'fixed' | 'gone'

/** What is kept of a finding to compare later ones with. */
export type FindingSnapshot = Pick<Finding, 'check' | 'rating' | 'score'>

export interface FindingChange {
  check: string
  kind: FindingChangeKind
  before: FindingSnapshot | undefined
  after: FindingSnapshot | undefined
}

/** What is kept of an analysis to compare later ones with. */
export interface AnalysisSnapshot {
  findings: readonly FindingSnapshot[]
  score: number | null
}

export interface AnalysisChange {
  /** Points won or lost; null when one of the two had none. */
  score: number | null
  /** What needs somebody first. */
  changes: FindingChange[]
}

const ORDER: FindingChangeKind[] = ['broken', 'worse', 'new', 'better', 'fixed', 'gone']

/** What has become of a page between two analyses. Checks that one of them did not know yet count as not applicable. */
export function compareAnalyses(before: AnalysisSnapshot, after: AnalysisSnapshot): AnalysisChange {
  const [old, now] = [byCheck(before), byCheck(after)]
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((check) => {
    const pair = { before: old.get(check), after: now.get(check) }
    const kind = classifyChange(pair.before, pair.after)
    return kind ? [{ check, kind, ...pair }] : []
  })
  return {
    score: before.score === null || after.score === null ? null : after.score - before.score,
    changes: changes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
  }
}

/** Findings that say something, by check. */
function byCheck({ findings }: AnalysisSnapshot) {
  return new Map(
    findings.filter(({ rating }) => rating !== 'not applicable').map((finding) => [finding.check, finding]),
  )
}

function classifyChange(
  before: FindingSnapshot | undefined,
  after: FindingSnapshot | undefined,
): FindingChangeKind | undefined {
  const [wasGood, isGood] = [before?.rating === 'good', after?.rating === 'good']
  if (!before) return isGood ? undefined : 'new'
  if (!after) return wasGood ? undefined : 'gone'
  if (wasGood !== isGood) return isGood ? 'fixed' : 'broken'
  if (before.score === after.score) return undefined
  return after.score > before.score ? 'better' : 'worse'
}
