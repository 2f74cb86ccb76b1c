import { Check } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '~/ui/text-link'
import { Button } from '~/ui/workspace/button'
import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import { pageLinksPath } from '~/wings/web/pages/page-admin-paths'
import { internalLinksClient } from '../api'
import type { ListedSuggestion } from '../suggestions/queries.server'
import { toAcceptedSuggestion } from '../suggestions/to-accepted-suggestion'
import { useSuggestionActions } from '../use-suggestion-actions'
import { OutboundSuggestions } from './outbound-suggestions'
import { SuggestionItem } from './suggestion-item'
import { SuggestionList } from './suggestion-list'
import { useLinkSuggestions } from './use-link-suggestions'

interface LinkSuggestionsPanelProps {
  /** A place in the text is shown: the panel lies above it and should go. */
  onShown?: () => void
}

/** What the text could link to, and, once somebody asks, what could link to its page. */
export function LinkSuggestionsPanel({ onShown }: LinkSuggestionsPanelProps) {
  const { config, draft, publicationState } = useEntryEditor()
  const [isAsked, setAsked] = useState(false)
  const isPublic = publicationState.publishedAt !== null && new Date(publicationState.publishedAt) <= new Date()
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* links are put into one text; a page of blocks has several */}
      {'body' in draft.content && (
        <section aria-label="Outbound link suggestions" className="grid grid-cols-1 gap-3 border-b border-line pb-5">
          <h2 className="text-dense font-semibold text-muted">Outbound link suggestions</h2>
          <OutboundSuggestions onShown={onShown} />
        </section>
      )}
      <details onToggle={(event) => event.currentTarget.open && setAsked(true)}>
        <summary className="cursor-pointer py-1 text-dense font-semibold text-muted pointer-coarse:min-h-11">
          Inbound link suggestions
        </summary>
        <div className="grid grid-cols-1 gap-3 pt-2">
          {!isPublic && <p className="text-dense text-muted">Publish this page to get inbound link suggestions.</p>}
          {isPublic && isAsked && <InboundSuggestions />}
        </div>
      </details>
      {isPublic && (
        <p className="text-dense">
          <TextLink to={pageLinksPath(config.pathFor(publicationState.publishedSlug))}>
            View all links of this page
          </TextLink>
        </p>
      )}
    </div>
  )
}

/** Sentences of other pages that could link to this one: accepted, visitors see the link at once. */
function InboundSuggestions() {
  const { entryId } = useEntryEditor()
  const { askAgain, ...asked } = useLinkSuggestions(
    internalLinksClient.get('/draft-suggestions', { query: { page: entryId } }),
  )
  const { accept, dismiss } = useSuggestionActions(askAgain)
  const [taken, setTaken] = useState<ListedSuggestion[]>([])
  async function take(suggestion: ListedSuggestion, words: string) {
    setTaken((before) => [...before, suggestion])
    const isDone = await accept([toAcceptedSuggestion(suggestion, words)])
    if (!isDone) setTaken((before) => before.filter((one) => one !== suggestion))
  }
  return (
    <SuggestionList {...asked} onRetry={askAgain} empty="No inbound link suggestions.">
      {(suggestions) =>
        suggestions.map((suggestion) => (
          <SuggestionItem
            key={suggestion.id}
            suggestion={suggestion}
            onDismiss={() => void dismiss([suggestion])}
            renderAction={(words) => (
              <Button
                icon={Check}
                disabled={suggestion.hasUnpublishedChanges || taken.includes(suggestion)}
                onClick={() => void take(suggestion, words)}
                aria-label={`Accept: ${suggestion.other.title}`}
              >
                Accept
              </Button>
            )}
          />
        ))
      }
    </SuggestionList>
  )
}
