import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/ui/workspace/button'
import type { ListedSuggestion } from '../suggestions/queries.server'
import { AnchorTextField } from './anchor-text-field'

interface SuggestionItemProps {
  suggestion: ListedSuggestion
  onDismiss: () => void
  /** The button that makes the link of these words. */
  renderAction: (words: string) => React.ReactNode
}

/** One link that could be, in a narrow column. */
export function SuggestionItem({ suggestion, onDismiss, renderAction }: SuggestionItemProps) {
  const { other, quote, reason, hasUnpublishedChanges } = suggestion
  const [words, setWords] = useState(quote.sentence.slice(quote.start, quote.end))
  return (
    <li className="grid grid-cols-1 gap-2 border-b border-line pb-4 text-dense last:border-0">
      <span className="grid">
        <span className="font-semibold break-words">{other.title || other.path}</span>
        <span className="break-all text-faint">{other.path}</span>
      </span>
      <AnchorTextField suggestion={suggestion} anchorText={words} onAnchorTextChange={setWords} />
      <span className="text-muted">{reason}</span>
      {hasUnpublishedChanges && (
        <span className="text-warning">This page has unpublished changes. Publish them first.</span>
      )}
      <span className="flex items-center justify-end gap-1">
        <IconButton icon={X} label={`Dismiss: ${other.title}`} onClick={onDismiss} />
        {renderAction(words)}
      </span>
    </li>
  )
}
