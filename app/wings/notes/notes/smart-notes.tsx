import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { showToast } from '~/ui/toaster'
import { getNotesStore } from './store/notes-store'
import { noteFromText } from './ui/note-from-text'
import { NotesPanelDialog } from './ui/notes-panel-dialog'
import { notesPanelContext } from './ui/panel-context'
import { type NotesPanel, useNotesPanel } from './ui/use-notes-panel'

const NOTE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

interface NoteRequest {
  requestedNote: string | null
  onRequestHandled: () => void
}

export interface SmartNotesProps {
  userId: string
  /** What the screen is called that it was opened beside; "General" when nobody says. */
  label?: string
  /** The plan of the screen. */
  sprintId?: string
  isOpen: boolean
  onClose: () => void
  /** What the address asks for: the id of a note, or a text that becomes one. */
  requestedNote: string | null
  onRequestHandled: () => void
  /** How many notes there are, whenever that is known anew. */
  onCount: (count: number) => void
}

/** The notes of one person, in a dialog beside any screen. Fetched when it is first opened. */
export function SmartNotes({
  userId,
  label = 'General',
  sprintId,
  isOpen,
  onClose,
  onCount,
  ...rest
}: SmartNotesProps) {
  const [store] = useState(() => getNotesStore(userId))
  const state = useSyncExternalStore(store.subscribe, store.get)
  const panel = useNotesPanel(store, state, isOpen)
  const context = useMemo(() => ({ label, sprintId }), [label, sprintId])

  useEffect(() => {
    if (!isOpen) return
    store.open()
    return () => store.close()
  }, [isOpen, store])

  const count = state.phase === 'ready' ? state.total : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the number changes
  useEffect(() => {
    if (count !== undefined) onCount(count)
  }, [count])

  useRequestedNote(panel, isOpen, rest)

  function close() {
    panel.reset()
    onClose()
  }

  return (
    <notesPanelContext.Provider value={context}>
      <NotesPanelDialog panel={panel} isOpen={isOpen} onClose={close} />
    </notesPanelContext.Provider>
  )
}

/** Does what the address asks for, once the notes are there. */
function useRequestedNote(panel: NotesPanel, isOpen: boolean, { requestedNote, onRequestHandled }: NoteRequest) {
  const isReady = isOpen && panel.state.phase !== 'loading' && panel.state.sharedPhase !== 'loading'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is asked
  useEffect(() => {
    if (!isReady || requestedNote === null) return
    onRequestHandled()
    if (NOTE_ID.test(requestedNote)) void showNote(panel, requestedNote)
    else if (requestedNote.trim() !== '') panel.create(noteFromText(requestedNote))
  }, [isReady, requestedNote])
}

async function showNote(panel: NotesPanel, id: string) {
  if (panel.state.sharedNotes.some((note) => note.id === id)) return panel.showNote('shared', id)
  if (await panel.store.ensureLoaded(id)) return panel.showNote('mine', id)
  showToast('This note has been deleted or is not shared with you.', 'error')
}
