import { analysePage } from '~/domains/seo-analysis/analyse-page'
import type { AnalysedPage } from '~/domains/seo-analysis/analysed-page'
import { type Finding, overallScore } from '~/domains/seo-analysis/finding'

/** A page with all that is known of it. */
export interface PageToJudge {
  path: string
  pageId: string | null
  kind: string
  title: string
  page: AnalysedPage
  /** Its text is written in the back office; of other pages only the delivery is judged, and what search results show. */
  isWritten: boolean
  /** What shows only beside other pages. */
  beside: Finding[]
}

/** What an audit keeps of a finding; what is always the same is read from the checks. */
export interface AuditedFinding extends Pick<Finding, 'check' | 'score' | 'sentence' | 'threshold' | 'fix'> {
  where: string[]
}

export interface JudgedPage extends Pick<PageToJudge, 'path' | 'pageId' | 'kind' | 'title'> {
  score: number | null
  /** Those that ask for something, the worst first. */
  findings: AuditedFinding[]
  /** The score of each check that applied. */
  scores: Record<string, number>
}

const PLACES = 10
const LONGEST_PLACE = 160

/** Judges a page by all checks that make sense for it. */
export function judgePage({ page, isWritten, beside, path, pageId, kind, title }: PageToJudge): JudgedPage {
  const applicable = analysePage(page).findings.filter(
    ({ topic, check, rating }) => rating !== 'not applicable' && (isWritten || isOfAnyPage(topic, check)),
  )
  const all = [...applicable, ...beside]
  const asking = all.filter(({ rating }) => rating !== 'good').toSorted((a, b) => a.score - b.score)
  return {
    path,
    pageId,
    kind,
    title,
    score: overallScore(all),
    findings: asking.map(kept),
    scores: Object.fromEntries(all.map(({ check, score }) => [check, score])),
  }
}

function isOfAnyPage(topic: Finding['topic'], check: string) {
  return topic === 'delivery' || topic === 'search result' || check === 'links-in'
}

function kept({ check, score, sentence, threshold, fix, where }: Finding): AuditedFinding {
  return { check, score, sentence, threshold, fix, where: where.slice(0, PLACES).map(({ text }) => cut(text)) }
}

function cut(text: string) {
  return text.length > LONGEST_PLACE ? `${text.slice(0, LONGEST_PLACE)}…` : text
}
