import type { NotesStore, OwnNote } from '../panel/notes-store'

interface SuggestionsAreaProps {
  /** The suggestions; empty: the area is not shown. */
  suggestions: string[]
  note: OwnNote | undefined
  store: NotesStore
  /** A note was made of them. */
  onCreated: (id: string) => void
}

/** What could be written next, and notes made of it. */
export function SuggestionsArea(_props: SuggestionsAreaProps) {
  return null
}
