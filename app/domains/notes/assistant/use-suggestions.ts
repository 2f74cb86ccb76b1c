import { useEffect, useRef, useState } from 'react'
import type { OwnNote } from '../panel/notes-store'
import type { PanelContext } from '../panel/panel-context'
import { FIXED_SUGGESTIONS } from './fixed-suggestions'
import { Suggestions } from './suggestions'

const NONE: string[] = []
const asking = new Suggestions()

/** Suggestions for a note, or for the place where the panel was opened; asked 200 ms after a note was selected. */
export function useSuggestions(
  note: OwnNote | undefined,
  { label, sprintId }: PanelContext,
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
    const show = (next: string[]) => setSuggestions((shown) => (isFixed(shown) && isFixed(next) ? shown : next))
    // those that are for no note in particular stay while the next ones are on their way
    setSuggestions((shown) => (isFixed(shown) ? shown : NONE))
    return asking.select({ noteId, label, sprintId, revision: revision.current }, show)
  }, [noteId, label, sprintId, isLoading])
  return suggestions
}

const isFixed = (suggestions: string[]) => suggestions.join('\n') === FIXED_SUGGESTIONS.join('\n')
