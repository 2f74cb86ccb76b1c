import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Finding, overallScore, type Place } from '~/domains/seo-analysis/finding'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { usePieceScreen } from '../../screen-context'
import { useSeoWords } from '../panels/use-seo-words'
import { analysedPiece } from './analysed-piece'
import type { Analysed } from './analysis-worker'
import { FindingGroups } from './finding-groups'
import { groupedFindings, reasonOfScore } from './grouped-findings'
import { ScoreLine } from './score-line'
import { hidePlaces, showPlace } from './show-place'
import { useAnalysis } from './use-analysis'
import { useSurroundings } from './use-surroundings'

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
  return <Results {...{ analysed, isUnknown, isLost, show }} />
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
