import { lazy, Suspense } from 'react'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { SeoInputs } from '~/wings/web/seo/seo-inputs'
import { useSeoForm } from './use-seo-form'

// what judges a page is as much code as the editor's own: it comes when somebody wants to know
const Results = lazy(() => import('./analysis-results').then(({ AnalysisResults }) => ({ default: AnalysisResults })))

interface AnalysisPanelProps {
  /** A place in the text is shown: what lies above it should go. */
  onShown?: () => void
}

/** What the piece wants to be found by, and how well it does. */
export function AnalysisPanel({ onShown }: AnalysisPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SeoInputs group="keyphrase" form={useSeoForm()} />
      <Suspense fallback={<SkeletonRows label="Loading analysis" />}>
        <Results onShown={onShown} />
      </Suspense>
    </div>
  )
}
