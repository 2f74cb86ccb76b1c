import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import type { ListedSuggestion } from './suggestions/queries.server'
import { toAcceptedSuggestion } from './suggestions/to-accepted-suggestion'
import { AnchorTextField } from './ui/anchor-text-field'
import { useSuggestionActions } from './use-suggestion-actions'

interface SuggestedLinkProps {
  suggestion: ListedSuggestion
  /** The link is in the text. */
  onAccepted: () => void
}

/** A sentence that could carry a certain link, whose words may be chosen; made with a way back. */
export function SuggestedLink({ suggestion, onAccepted }: SuggestedLinkProps) {
  const { sentence, start, end } = suggestion.quote
  const [words, setWords] = useState(sentence.slice(start, end))
  const [isBusy, setBusy] = useState(false)
  const { accept } = useSuggestionActions()
  async function take() {
    setBusy(true)
    const isDone = await accept([toAcceptedSuggestion(suggestion, words)])
    setBusy(false)
    if (isDone) onAccepted()
  }
  return (
    <div className="grid gap-4">
      <AnchorTextField suggestion={suggestion} anchorText={words} onAnchorTextChange={setWords} />
      <p className="text-dense text-muted">{suggestion.reason}</p>
      {suggestion.hasUnpublishedChanges && (
        <p className="text-dense text-warning">This page has unpublished changes. Publish them first.</p>
      )}
      <Button
        variant="primary"
        icon={Check}
        disabled={isBusy || suggestion.hasUnpublishedChanges}
        onClick={() => void take()}
        className="justify-self-end"
      >
        Insert link
      </Button>
    </div>
  )
}
