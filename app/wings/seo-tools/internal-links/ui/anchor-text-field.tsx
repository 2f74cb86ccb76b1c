import { useId } from 'react'
import { TextInput } from '~/ui/workspace/input'
import { findNearestWords } from '../engine/suggestions/find-nearest-words'
import type { ListedSuggestion } from '../suggestions/queries.server'

interface AnchorTextFieldProps {
  suggestion: ListedSuggestion
  anchorText: string
  onAnchorTextChange: (words: string) => void
}

/** The sentence that would carry the link, and its words in a field: any others of the same sentence will do. */
export function AnchorTextField({ suggestion, anchorText, onAnchorTextChange }: AnchorTextFieldProps) {
  const { sentence, start } = suggestion.quote
  const errorId = useId()
  const place = findNearestWords(sentence, anchorText, start)
  return (
    <span className="grid gap-1.5">
      <span className="break-words">
        {place ? (
          <>
            {sentence.slice(0, place.start)}
            <mark className="bg-transparent font-semibold text-ink underline decoration-accent decoration-2 underline-offset-3">
              {sentence.slice(place.start, place.end)}
            </mark>
            {sentence.slice(place.end)}
          </>
        ) : (
          sentence
        )}
      </span>
      <TextInput
        value={anchorText}
        onChange={(event) => onAnchorTextChange(event.target.value)}
        aria-label={`Anchor text: ${suggestion.other.title}`}
        aria-invalid={place ? undefined : true}
        aria-describedby={place ? undefined : errorId}
        autoComplete="off"
        maxLength={300}
        className="w-full max-w-md"
      />
      {!place && (
        <span id={errorId} className="font-medium text-danger">
          Use words exactly as they appear in this sentence.
        </span>
      )}
    </span>
  )
}
