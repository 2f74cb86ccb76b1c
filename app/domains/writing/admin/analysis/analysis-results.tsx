import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AnalysedPage } from '~/domains/seo-analysis/analysed-page'
import { type Finding, overallScore, type Place, ratingOfPage } from '~/domains/seo-analysis/finding'
import { synonymsOf } from '~/domains/seo-analysis/keyphrase-key'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { type PieceScreen, usePieceScreen } from '../../screen-context'
import { type SeoWords, useSeoWords } from '../panels/use-seo-words'
import type { Analysed } from './analysis-worker'
import { FindingGroups } from './finding-groups'
import { groupedFindings, reasonOfScore } from './grouped-findings'
import { hidePlaces, showPlace } from './show-place'
import { useAnalysis } from './use-analysis'
import { type Surroundings, useSurroundings } from './use-surroundings'

const looks = { good: 'text-success', ok: 'text-warning', bad: 'text-danger' }

const words = { good: 'Good', ok: 'Could be better', bad: 'Needs work' }

interface Written extends Pick<PieceScreen, 'kind' | 'origin'>, Pick<PieceScreen['writing'], 'content'> {
  /** What its page will say of itself, in the way of its kind. */
  shown: Pick<SeoWords, 'title' | 'description'>
}

/** What the analysis says of the piece as it is written, again in each pause. */
export function AnalysisResults({ onShown }: { onShown?: () => void }) {
  const { isUnknown, analysed, hasFailed } = useAnalysedPiece()
  const [isLost, setLost] = useState(false)
  useEffect(() => hidePlaces, [])
  if (hasFailed)
    return (
      <Notice kind="error" title="The analysis has failed">
        What you write is kept. Load the page again to have it judged.
      </Notice>
    )
  if (!analysed) return <SkeletonRows label="Reading the text" />
  const show = (place: Place) => {
    const isShown = showPlace(analysed.page.body, place)
    setLost(!isShown)
    if (isShown) onShown?.()
  }
  return <Results analysed={analysed} isUnknown={isUnknown} isLost={isLost} show={show} />
}

/** The piece with what other pages say of it; while those do not answer it is judged without them. */
function useAnalysedPiece() {
  const { kind, origin, path, writing } = usePieceScreen()
  const { title, description } = useSeoWords()
  const { content } = writing
  const { surroundings, isUnknown } = useSurroundings(path, content.seo.keyphrase)
  const read = useCallback(() => {
    const around = surroundings ?? (isUnknown ? { otherPages: [], linksIn: null } : undefined)
    return around && analysedPiece({ kind, origin, content, shown: { title, description } }, around)
  }, [kind, origin, title, description, content, surroundings, isUnknown])
  return { ...useAnalysis(read), isUnknown }
}

interface ResultsProps {
  analysed: Analysed
  isUnknown: boolean
  isLost: boolean
  show: (place: Place) => void
}

function Results({ analysed: { analysis }, isUnknown, isLost, show }: ResultsProps) {
  const { findings, points } = analysis
  const told = useMemo(() => findings.filter((finding) => isKnown(finding, isUnknown)), [findings, isUnknown])
  const groups = groupedFindings(told)
  return (
    <section aria-label="Analysis" className="grid grid-cols-1 gap-3">
      <ScoreLine score={overallScore(told)} reason={reasonOfScore(groups)} />
      {isUnknown && (
        <Notice kind="offline" title="The other pages could not be asked">
          Who else wants this keyphrase is not judged.
        </Notice>
      )}
      <p role="status" className="text-dense text-muted empty:hidden">
        {isLost && 'These words stand in a field, or in a part that is folded.'}
      </p>
      <FindingGroups groups={groups} onShow={show} />
      <p className="text-dense text-faint">
        Rank Math would give {points.reached} of {points.of} points.
      </p>
    </section>
  )
}

const isKnown = ({ check }: Finding, isUnknown: boolean) => !isUnknown || check !== 'keyphrase-used-elsewhere'

/** A piece as it is written just now, for its analysis. */
function analysedPiece({ kind, origin, shown, content }: Written, around: Surroundings): AnalysedPage {
  const { title, slug, seo } = content
  return {
    locale: 'en',
    origin,
    title,
    slug,
    ...around,
    ...kind.analysedText(content),
    kind: seo.isPillar ? 'pillar' : 'page',
    path: kind.pathOf(slug || 'new'),
    metaTitle: seo.metaTitle.trim() || title.trim() ? shown.title : '',
    description: shown.description,
    keyphrase: seo.keyphrase,
    synonyms: synonymsOf(seo.synonyms),
  }
}

/** The score, in words too, and why. */
function ScoreLine({ score, reason }: { score: number | null; reason: string }) {
  const rating = score === null ? undefined : ratingOfPage(score)
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
