import type { AnalysedPage } from './analysed-page'
import { ALL_CHECKS } from './checks/all-checks'
import { type ReadPage, readPage } from './checks/read-page'
import { runCheck } from './checks/run-check'
import { type Finding, overallScore, type Topic } from './finding'
import { RANK_MATH } from './points/rank-math'

export interface Analysis {
  findings: Finding[]
  /** From 0 to 100; null when nothing applies. */
  score: number | null
  /** The same for each topic. */
  scores: Record<Topic, number | null>
  /** Rank Math's points, a second opinion. */
  points: Points
}

export interface Points {
  reached: number
  of: number
  entries: { id: string; label: string; reached: number; of: number }[]
}

const TOPICS: Topic[] = ['keyphrase', 'search result', 'content', 'reading', 'delivery']

/**
 * Judges a page by every check there is. Pure, and quick enough for each pause while somebody types: see
 * `npm run bench -- seo-analysis`.
 */
export function analysePage(page: AnalysedPage): Analysis {
  const read = readPage(page)
  const findings = ALL_CHECKS.map((check) => runCheck(check, read))
  const scoreOf = (topic: Topic) => overallScore(findings.filter((finding) => finding.topic === topic))
  return {
    findings,
    score: overallScore(findings),
    scores: Object.fromEntries(TOPICS.map((topic) => [topic, scoreOf(topic)])) as Analysis['scores'],
    points: pointsOf(read),
  }
}

function pointsOf(read: ReadPage): Points {
  const entries = RANK_MATH.map(({ id, label, of, points }) => ({ id, label, of, reached: points(read) }))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { reached: sum(entries.map(({ reached }) => reached)), of: sum(entries.map(({ of }) => of)), entries }
}
