import type { AnalyzedPage } from './analyzed-page'
import { ALL_CHECKS } from './checks/all-checks'
import { type ParsedPage, parseAnalyzedPage } from './checks/parse-analyzed-page'
import { RANK_MATH_SCORING_RULES } from './checks/rank-math'
import { runCheck } from './checks/run-check'
import { type Finding, type FindingTopic, overallScore } from './finding'
import type { ReadingRules } from './reading/reading-rules'

export interface SeoAnalysis {
  findings: Finding[]
  /** From 0 to 100; null when nothing applies. */
  score: number | null
  /** The same for each topic. */
  scores: Record<FindingTopic, number | null>
  /** Rank Math's points, a second opinion. */
  rankMath: RankMathScore
}

export interface RankMathScore {
  points: number
  maxPoints: number
  entries: { id: string; label: string; reached: number; of: number }[]
}

const TOPICS: FindingTopic[] = ['keyphrase', 'search result', 'content', 'reading', 'delivery']

/**
 * Judges a page by every check there is, with the rules of its language (null when it has none). Pure, and quick enough for each pause while somebody types: see
 * `npm run bench -- seo-analysis`.
 */
export function analyzePage(page: AnalyzedPage, rules: ReadingRules | null): SeoAnalysis {
  const read = parseAnalyzedPage(page, rules)
  const findings = ALL_CHECKS.map((check) => runCheck(check, read))
  const scoreOf = (topic: FindingTopic) => overallScore(findings.filter((finding) => finding.topic === topic))
  return {
    findings,
    score: overallScore(findings),
    scores: Object.fromEntries(TOPICS.map((topic) => [topic, scoreOf(topic)])) as SeoAnalysis['scores'],
    rankMath: scoreRankMath(read),
  }
}

function scoreRankMath(read: ParsedPage): RankMathScore {
  const entries = RANK_MATH_SCORING_RULES.map(({ id, label, maxPoints, points }) => ({
    id,
    label,
    of: maxPoints,
    reached: points(read),
  }))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { points: sum(entries.map(({ reached }) => reached)), maxPoints: sum(entries.map(({ of }) => of)), entries }
}
