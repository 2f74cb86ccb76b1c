import { Link2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import { internalLinksClient } from '../api'
import { findNearestWords } from '../engine/suggestions/find-nearest-words'
import type { DraftText } from '../suggestions/draft-text'
import type { ListedSuggestion } from '../suggestions/queries.server'
import { useSuggestionActions } from '../use-suggestion-actions'
import { SuggestionItem } from './suggestion-item'
import { SuggestionList } from './suggestion-list'
import { useLinkSuggestions } from './use-link-suggestions'

/** Links for the text as it is written just now: taken into it as if its writer had made them. */
export function OutboundSuggestions({ onShown }: { onShown?: () => void }) {
  const { askAgain, ...asked } = useLinkSuggestions(
    internalLinksClient.post('/draft-suggestions', { json: useDraftText() }),
  )
  const { dismiss } = useSuggestionActions(askAgain)
  const { put, isPut, isLost } = useInsertLink(askAgain, onShown)
  return (
    <>
      <p role="status" className="text-dense text-warning empty:hidden">
        {isLost && 'This text can no longer be linked because it has changed.'}
      </p>
      <SuggestionList {...asked} onRetry={askAgain} empty="No link suggestions.">
        {(suggestions) =>
          suggestions
            .filter((one) => !isPut(one))
            .map((suggestion) => (
              <SuggestionItem
                key={suggestion.id}
                suggestion={suggestion}
                onDismiss={() => void dismiss([suggestion])}
                renderAction={(words) => (
                  <Button
                    icon={Link2}
                    onClick={() => put(suggestion, words)}
                    aria-label={`Add link: ${suggestion.other.title}`}
                  >
                    Add link
                  </Button>
                )}
              />
            ))
        }
      </SuggestionList>
    </>
  )
}

interface ContentWithBody {
  body?: string
}

function useDraftText(): DraftText {
  const { entryId: id, draft } = useEntryEditor()
  const { title, body: text = '' } = draft.content as typeof draft.content & ContentWithBody
  return useMemo(() => ({ id, title, text }), [id, title, text])
}

/** What was put into the text is told no more, until the text has another one of its own. */
function useInsertLink(askAgain: () => void, onShown: (() => void) | undefined) {
  const { draft } = useEntryEditor()
  const [put, setPut] = useState<ListedSuggestion[]>([])
  const [isLost, setLost] = useState(false)
  return {
    isLost,
    isPut: (suggestion: ListedSuggestion) => put.includes(suggestion),
    put: (suggestion: ListedSuggestion, words: string) => {
      const { sentence, start } = suggestion.quote
      const place = findNearestWords(sentence, words, start)
      if (!place) return
      const isDone = draft.handle.current?.addLink?.({ sentence, ...place }, suggestion.other.path) ?? false
      setLost(!isDone)
      if (!isDone) return
      setPut((before) => [...before, suggestion])
      // who takes it back at once leaves the text as it was when it was asked about
      askAgain()
      onShown?.()
    },
  }
}
