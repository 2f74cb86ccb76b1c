import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { SuggestedSentence } from './admin/suggestions/suggested-sentence'
import { choose } from './suggesting/choose'
import type { ListedSuggestion } from './suggesting/find-suggestions.server'
import { useSuggestionDeeds } from './use-suggestion-deeds'

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
  const { accept } = useSuggestionDeeds()
  async function take() {
    setBusy(true)
    const isDone = await accept([choose(suggestion, words)])
    setBusy(false)
    if (isDone) onAccepted()
  }
  return (
    <div className="grid gap-4">
      <SuggestedSentence suggestion={suggestion} words={words} onWords={setWords} />
      <p className="text-dense text-muted">{suggestion.reason}</p>
      {suggestion.isWaiting && (
        <p className="text-dense text-warning">Its page has changes that wait to be published: publish them first.</p>
      )}
      <Button
        variant="primary"
        icon={Check}
        disabled={isBusy || suggestion.isWaiting}
        onClick={() => void take()}
        className="justify-self-end"
      >
        Insert the link
      </Button>
    </div>
  )
}
