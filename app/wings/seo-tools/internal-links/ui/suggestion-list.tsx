import { RotateCw } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import type { ListedSuggestion, SuggestionsResult } from '../suggestions/queries.server'
import { IndexingProgress } from './indexing-progress'
import { VisibleSuggestions } from './visible-suggestions'

interface SuggestionListProps {
  result?: SuggestionsResult
  fault?: string
  /** Said when there is nothing to suggest. */
  empty: string
  onRetry: () => void
  children: (suggestions: ListedSuggestion[]) => React.ReactNode[]
}

/** What was found, or why there is nothing yet. After a fault the last that was found stays. */
export function SuggestionList({ result, fault, empty, onRetry, children }: SuggestionListProps) {
  const suggestions = result && 'suggestions' in result ? result.suggestions : undefined
  return (
    <>
      {fault && (
        <Notice
          kind="offline"
          title="Could not load suggestions"
          action={
            <Button icon={RotateCw} onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {fault}
        </Notice>
      )}
      {!result && !fault && <SkeletonRows label="Loading suggestions" />}
      {result && 'building' in result && <IndexingProgress {...result.building} />}
      {suggestions && (
        <VisibleSuggestions suggestions={suggestions}>
          {(shown) => {
            const items = children(shown)
            if (items.length === 0) return <p className="text-dense text-muted">{empty}</p>
            return <ul className="grid grid-cols-1 gap-4">{items}</ul>
          }}
        </VisibleSuggestions>
      )}
    </>
  )
}
