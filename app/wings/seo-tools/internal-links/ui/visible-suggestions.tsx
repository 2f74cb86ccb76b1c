import { useState } from 'react'
import { formatCount } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { MIN_VISIBLE_SCORE } from '../engine/suggestions/link-suggestion'
import type { ListedSuggestion } from '../suggestions/queries.server'

interface VisibleSuggestionsProps {
  suggestions: ListedSuggestion[]
  children: (shown: ListedSuggestion[]) => React.ReactNode
}

/** Suggestions that an editor would mostly accept; the others when somebody asks for them. */
export function VisibleSuggestions({ suggestions, children }: VisibleSuggestionsProps) {
  const [areAllShown, setAllShown] = useState(false)
  const likely = suggestions.filter(({ score }) => score >= MIN_VISIBLE_SCORE)
  const others = suggestions.length - likely.length
  return (
    <>
      {(likely.length > 0 || others === 0 || areAllShown) && children(areAllShown ? suggestions : likely)}
      {others > 0 && !areAllShown && (
        <p className="mt-4 flex flex-wrap items-center gap-2 text-dense text-muted">
          {formatCount(others, 'less likely suggestion')}
          <Button variant="quiet" onClick={() => setAllShown(true)}>
            Show more
          </Button>
        </p>
      )}
    </>
  )
}
