import { readingRulesOf } from '~/wings/web/seo-analysis/all-reading-rules'
import { analyzePage } from '~/wings/web/seo-analysis/analyze-page'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'
import { type Finding, overallScore } from '~/wings/web/seo-analysis/finding'

/** A page with all that is known of it. */
export interface PageToAudit {
  path: string
  pageId: string | null
  kind: string
  title: string
  page: AnalyzedPage
  /** Its text is written in the back office; of other pages only the delivery is judged, and what search results show. */
  isEntry: boolean
  /** What shows only beside other pages. */
  crossPageFindings: Finding[]
}

/** What an audit keeps of a finding; what is always the same is read from the checks. */
export interface StoredFinding extends Pick<Finding, 'check' | 'score' | 'sentence' | 'threshold' | 'fix'> {
  where: string[]
}

export interface AuditedPage extends Pick<PageToAudit, 'path' | 'pageId' | 'kind' | 'title'> {
  score: number | null
  /** Those that ask for something, the worst first. */
  findings: StoredFinding[]
  /** The score of each check that applied. */
  scores: Record<string, number>
}

const MAX_EXCERPTS = 10
const MAX_EXCERPT_LENGTH = 160

/** Judges a page by all checks that make sense for it. */
export function auditPage({ page, isEntry, crossPageFindings, path, pageId, kind, title }: PageToAudit): AuditedPage {
  const applicable = analyzePage(page, readingRulesOf(page.language)).findings.filter(
    ({ topic, check, rating }) => rating !== 'not applicable' && (isEntry || isOfAnyPage(topic, check)),
  )
  const all = [...applicable, ...crossPageFindings]
  const asking = all.filter(({ rating }) => rating !== 'good').toSorted((a, b) => a.score - b.score)
  return {
    path,
    pageId,
    kind,
    title,
    score: overallScore(all),
    findings: asking.map(toAuditedFinding),
    scores: Object.fromEntries(all.map(({ check, score }) => [check, score])),
  }
}

function isOfAnyPage(topic: Finding['topic'], check: string) {
  return topic === 'delivery' || topic === 'search result' || check === 'links-in'
}

function toAuditedFinding({ check, score, sentence, threshold, fix, where }: Finding): StoredFinding {
  return {
    check,
    score,
    sentence,
    threshold,
    fix,
    where: where.slice(0, MAX_EXCERPTS).map(({ text }) => truncateExcerpt(text)),
  }
}

function truncateExcerpt(text: string) {
  return text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)}…` : text
}
