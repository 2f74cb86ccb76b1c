import { useCallback, useEffect, useMemo, useState } from 'react'
import { useApiQuery } from '~/kits/api/use-api-query'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'
import { type Finding, type FindingPlace, overallScore, ratingForPageScore } from '~/wings/web/seo-analysis/finding'
import { parseSynonyms } from '~/wings/web/seo-analysis/parse-synonyms'
import { entriesClient } from '../api'
import { type EntryEditorContextValue, type EntryParam, useEntryEditor } from '../entry-editor-context'
import type { PageAnalysis } from './analysis-worker'
import { FindingGroups } from './finding-groups'
import { explainScore, groupFindings } from './group-findings'
import { clearHighlights, highlightPlace } from './highlight-place'
import { useAnalysis } from './use-analysis'
import { type SeoPreviewText, useSeoPreviewText } from './use-seo-preview-text'

/** What other pages say that matters to this one. */
type AnalysisContext = Pick<AnalyzedPage, 'otherPages' | 'inboundLinkCount'>

const PAUSE_MS = 500

/** Asked of the server whenever another keyphrase is typed. `isUnknown`: it did not answer. */
function useAnalysisContext(param: EntryParam, keyphrase: string) {
  const call = entriesClient.get('/:type/:entryId/analysis-context', { param, query: { keyphrase } })
  const { data, error } = useApiQuery(call, { pauseMs: PAUSE_MS, isFirstAtOnce: true })
  return { surroundings: error === undefined ? data : undefined, isUnknown: error !== undefined }
}

const looks = { good: 'text-success', ok: 'text-warning', bad: 'text-danger' }

const words = { good: 'Good', ok: 'OK', bad: 'Needs improvement' }

interface AnalyzedDraft
  extends Pick<EntryEditorContextValue, 'config' | 'origin' | 'siteLanguage'>,
    Pick<EntryEditorContextValue['draft'], 'content'> {
  /** What its page will say of itself, in the way of its kind. */
  seoText: Pick<SeoPreviewText, 'title' | 'description'>
}

/** What the analysis says of the piece as it is written, again in each pause. */
export function AnalysisResults({ onShown }: { onShown?: () => void }) {
  const { isUnknown, result, hasFailed } = useEntryAnalysis()
  const [isLost, setLost] = useState(false)
  useEffect(() => clearHighlights, [])
  if (hasFailed)
    return (
      <Notice kind="error" title="The analysis failed">
        Your text is saved. Reload the page to analyze it.
      </Notice>
    )
  if (!result) return <SkeletonRows label="Analyzing" />
  const show = (place: FindingPlace) => {
    const isShown = highlightPlace(result.page.body, place)
    setLost(!isShown)
    if (isShown) onShown?.()
  }
  return <AnalysisReport result={result} isContextUnknown={isUnknown} isPlaceHidden={isLost} highlight={show} />
}

/** The piece with what other pages say of it; while those do not answer it is judged without them. */
function useEntryAnalysis() {
  const { config, origin, siteLanguage, param, draft } = useEntryEditor()
  const { title, description } = useSeoPreviewText()
  const { content } = draft
  const { surroundings, isUnknown } = useAnalysisContext(param, content.seo.keyphrase)
  const read = useCallback(() => {
    const around = surroundings ?? (isUnknown ? { otherPages: [], inboundLinkCount: null } : undefined)
    return around && toAnalyzedPage({ config, origin, siteLanguage, content, seoText: { title, description } }, around)
  }, [config, origin, siteLanguage, title, description, content, surroundings, isUnknown])
  return { ...useAnalysis(read), isUnknown }
}

interface AnalysisReportProps {
  result: PageAnalysis
  isContextUnknown: boolean
  isPlaceHidden: boolean
  highlight: (place: FindingPlace) => void
}

function AnalysisReport({ result: { analysis }, isContextUnknown, isPlaceHidden, highlight }: AnalysisReportProps) {
  const { findings, rankMath } = analysis
  const told = useMemo(
    () => findings.filter((finding) => isFindingKnown(finding, isContextUnknown)),
    [findings, isContextUnknown],
  )
  const groups = groupFindings(told)
  return (
    <section aria-label="Analysis" className="grid grid-cols-1 gap-3">
      <ScoreLine score={overallScore(told)} reason={explainScore(groups)} />
      {isContextUnknown && (
        <Notice kind="offline" title="Other pages could not be checked">
          Pages with the same focus keyphrase are not checked.
        </Notice>
      )}
      <p role="status" className="text-dense text-muted empty:hidden">
        {isPlaceHidden && 'This text is in a field or a collapsed section.'}
      </p>
      <FindingGroups groups={groups} onShow={highlight} />
      <p className="text-dense text-faint">
        Rank Math score: {rankMath.points} of {rankMath.maxPoints}
      </p>
    </section>
  )
}

const isFindingKnown = ({ check }: Finding, isUnknown: boolean) => !isUnknown || check !== 'keyphrase-used-elsewhere'

/** A piece as it is written just now, for its analysis. */
function toAnalyzedPage(
  { config, origin, siteLanguage, seoText, content }: AnalyzedDraft,
  around: AnalysisContext,
): AnalyzedPage {
  const { title, slug, seo } = content
  return {
    language: seo.language || siteLanguage,
    origin,
    title,
    slug,
    ...around,
    ...config.toAnalysisInput(content),
    kind: seo.isPillar ? 'pillar' : 'page',
    path: config.pathFor(slug || 'new'),
    metaTitle: seo.metaTitle.trim() || title.trim() ? seoText.title : '',
    description: seoText.description,
    keyphrase: seo.keyphrase,
    synonyms: parseSynonyms(seo.synonyms),
  }
}

/** The score, in words too, and why. */
function ScoreLine({ score, reason }: { score: number | null; reason: string }) {
  const rating = score === null ? undefined : ratingForPageScore(score)
  return (
    <div className="flex items-center gap-3">
      <p className={`font-heading text-h3 tabular-nums ${rating ? looks[rating] : 'text-faint'}`}>
        <span className="sr-only">Score: </span>
        {score ?? '–'}
        <span className="text-dense font-medium text-faint"> of 100</span>
      </p>
      <p className="min-w-0 flex-1 text-dense text-muted">
        {rating && <span className="font-semibold text-ink">{words[rating]}. </span>}
        {reason}
      </p>
    </div>
  )
}
