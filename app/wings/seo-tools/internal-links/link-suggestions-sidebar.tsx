import { lazy, Suspense } from 'react'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import type { LinksPanelComponent } from '~/wings/publishing/writing/links-panel'

// looking for sentences is nobody's business before somebody asks for it
const Panel = lazy(() =>
  import('./ui/link-suggestions-panel').then(({ LinkSuggestionsPanel }) => ({ default: LinkSuggestionsPanel })),
)

/** Beside what is written: the links that a text could carry, and the pages that could link to it. */
export const LinkSuggestionsSidebar: LinksPanelComponent = ({ onShown }) => (
  <Suspense fallback={<SkeletonRows label="Loading suggestions" />}>
    <Panel onShown={onShown} />
  </Suspense>
)
