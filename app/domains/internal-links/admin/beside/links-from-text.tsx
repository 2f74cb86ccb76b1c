import { Link2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { usePieceScreen } from '~/domains/writing/screen-context'
import { Button } from '~/ui/workspace/button'
import { nearestWords } from '../../engine/suggesting/nearest-words'
import type { ListedSuggestion } from '../../suggesting/find-suggestions.server'
import type { WrittenText } from '../../suggesting/written-text'
import { useSuggestionDeeds } from '../../use-suggestion-deeds'
import { besideTextPath } from '../paths'
import { FoundList } from './found-list'
import { SuggestionItem } from './suggestion-item'
import { useFound } from './use-found'

/** Links for the text as it is written just now: taken into it as if its writer had made them. */
export function LinksFromText({ onShown }: { onShown?: () => void }) {
  const { askAgain, ...asked } = useFound(besideTextPath, useWrittenText())
  const { dismiss } = useSuggestionDeeds(askAgain)
  const { put, isPut, isLost } = useLinking(askAgain, onShown)
  return (
    <>
      <p role="status" className="text-dense text-warning empty:hidden">
        {isLost && 'These words cannot be linked there any more: the text has changed, or something lies between them.'}
      </p>
      <FoundList {...asked} onRetry={askAgain} empty="No sentence speaks of a page that is not linked yet.">
        {(suggestions) =>
          suggestions
            .filter((one) => !isPut(one))
            .map((suggestion) => (
              <SuggestionItem
                key={suggestion.id}
                suggestion={suggestion}
                onDismiss={() => void dismiss([suggestion])}
                deed={(words) => (
                  <Button
                    icon={Link2}
                    onClick={() => put(suggestion, words)}
                    aria-label={`Link: ${suggestion.other.title}`}
                  >
                    Link
                  </Button>
                )}
              />
            ))
        }
      </FoundList>
    </>
  )
}

interface WithBody {
  body?: string
}

function useWrittenText(): WrittenText {
  const { pieceId: id, writing } = usePieceScreen()
  const { title, body: text = '' } = writing.content as typeof writing.content & WithBody
  return useMemo(() => ({ id, title, text }), [id, title, text])
}

/** What was put into the text is told no more, until the text has another one of its own. */
function useLinking(askAgain: () => void, onShown: (() => void) | undefined) {
  const { writing } = usePieceScreen()
  const [put, setPut] = useState<ListedSuggestion[]>([])
  const [isLost, setLost] = useState(false)
  return {
    isLost,
    isPut: (suggestion: ListedSuggestion) => put.includes(suggestion),
    put: (suggestion: ListedSuggestion, words: string) => {
      const { sentence, start } = suggestion.quote
      const place = nearestWords(sentence, words, start)
      if (!place) return
      const isDone = writing.handle.current?.link?.({ sentence, ...place }, suggestion.other.path) ?? false
      setLost(!isDone)
      if (!isDone) return
      setPut((before) => [...before, suggestion])
      // who takes it back at once leaves the text as it was when it was asked about
      askAgain()
      onShown?.()
    },
  }
}
