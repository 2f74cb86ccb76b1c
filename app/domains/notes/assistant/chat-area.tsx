import type { NotesStore, OwnNote } from '../panel/notes-store'
import type { PanelContext } from '../panel/panel-context'

interface ChatAreaProps {
  note: OwnNote
  store: NotesStore
  context: PanelContext
  /** What is on the screen of the note was replaced: its editor has to show it. */
  onReplaced: (html: string) => void
}

/** A conversation with an assistant about a note. */
export function ChatArea(_props: ChatAreaProps) {
  return null
}
