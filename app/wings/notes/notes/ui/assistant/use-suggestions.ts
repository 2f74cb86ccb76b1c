import { useEffect, useRef, useState } from 'react'
import { FALLBACK_SUGGESTIONS } from '../../assistant/fallback-suggestions'
import { SuggestionsClient } from '../../assistant/suggestions-client'
import type { OwnNote } from '../../store/notes-store-types'
import type { NotesPanelContext } from '../panel-context'

const NONE: string[] = []
const suggestionsClient = new SuggestionsClient()

/** Suggestions for a note, or for the place where the panel was opened; asked 200 ms after a note was selected. */
export function useSuggestions(
  note: OwnNote | undefined,
  { label, sprintId }: NotesPanelContext,
  isLoading: boolean,
): string[] {
  const [suggestions, setSuggestions] = useState(NONE)
  // what is written meanwhile asks nothing: the next selection does
  const revision = useRef(0)
  useEffect(() => {
    revision.current = note?.revision ?? 0
  })
  const noteId = note?.id
  useEffect(() => {
    if (isLoading || (noteId === undefined && label === '')) return setSuggestions(NONE)
    const show = (next: string[]) => setSuggestions((shown) => (isFallback(shown) && isFallback(next) ? shown : next))
    // those that are for no note in particular stay while the next ones are on their way
    setSuggestions((shown) => (isFallback(shown) ? shown : NONE))
    return suggestionsClient.select({ noteId, label, sprintId, revision: revision.current }, show)
  }, [noteId, label, sprintId, isLoading])
  return suggestions
}

const isFallback = (suggestions: string[]) => suggestions.join('\n') === FALLBACK_SUGGESTIONS.join('\n')
