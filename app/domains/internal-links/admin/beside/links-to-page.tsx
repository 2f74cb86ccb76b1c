import { Check } from 'lucide-react'
import { useState } from 'react'
import { usePieceScreen } from '~/domains/writing/screen-context'
import { Button } from '~/ui/workspace/button'
import { choose } from '../../suggesting/choose'
import type { ListedSuggestion } from '../../suggesting/find-suggestions.server'
import { useSuggestionDeeds } from '../../use-suggestion-deeds'
import { besideTextPath } from '../paths'
import { FoundList } from './found-list'
import { SuggestionItem } from './suggestion-item'
import { useFound } from './use-found'

/** Sentences of other pages that could link to this one: accepted, visitors see the link at once. */
export function LinksToPage() {
  const { pieceId } = usePieceScreen()
  const { askAgain, ...asked } = useFound(`${besideTextPath}?${new URLSearchParams({ page: pieceId })}`)
  const { accept, dismiss } = useSuggestionDeeds(askAgain)
  const [taken, setTaken] = useState<ListedSuggestion[]>([])
  async function take(suggestion: ListedSuggestion, words: string) {
    setTaken((before) => [...before, suggestion])
    const isDone = await accept([choose(suggestion, words)])
    if (!isDone) setTaken((before) => before.filter((one) => one !== suggestion))
  }
  return (
    <FoundList {...asked} onRetry={askAgain} empty="No sentence of another page speaks of this one.">
      {(suggestions) =>
        suggestions.map((suggestion) => (
          <SuggestionItem
            key={suggestion.id}
            suggestion={suggestion}
            onDismiss={() => void dismiss([suggestion])}
            deed={(words) => (
              <Button
                icon={Check}
                disabled={suggestion.isWaiting || taken.includes(suggestion)}
                onClick={() => void take(suggestion, words)}
                aria-label={`Accept: ${suggestion.other.title}`}
              >
                Accept
              </Button>
            )}
          />
        ))
      }
    </FoundList>
  )
}
