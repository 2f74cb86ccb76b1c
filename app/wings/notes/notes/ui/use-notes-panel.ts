import { useRef } from 'react'
import { FetchJsonError } from '~/kits/api/describe-api'
import { showToast } from '~/ui/toaster'
import { emptyNote, type NoteContent } from '../note'
import type { NotesState, NotesStore, OwnNote } from '../store/notes-store-types'
import { afterPaint } from './after-paint'
import { useOpenNote } from './use-note-selection'
import { usePanelAreas } from './use-panel-areas'

export type NotesPanel = ReturnType<typeof useNotesPanel>

/** What is on the screen of the panel, and what can be done from anywhere in it. */
export function useNotesPanel(store: NotesStore, state: NotesState, isOpen: boolean) {
  const selection = useOpenNote(store, state, isOpen)
  const { showNote, select, search, flush } = selection
  const areas = usePanelAreas()
  const undo = useUndoToast()

  /** Placed first, selected, and its tab becomes active. */
  function create(content: NoteContent) {
    flush.current()
    showNote('mine', store.create(content), 'title')
  }

  async function remove(note: OwnNote) {
    flush.current()
    const rest = search.visibleNotes.filter(({ id }) => id !== note.id)
    if (!(await store.remove(note.id))) return showToast('Could not delete the note. Try again.', 'error')
    search.drop(note.id)
    select(rest[0]?.id)
    afterPaint(restoreFocus)
    undo.showUndo('Note moved to trash.', () => void restore(note.id))
  }

  /** Whether it is back. */
  async function restore(id: string) {
    const isBack = await store.restore(id)
    if (isBack) {
      showNote('mine', id)
      afterPaint(restoreFocus)
    } else showToast('Could not restore the note. Try again.', 'error')
    return isBack
  }

  async function pin({ id, is_pinned }: OwnNote) {
    try {
      await store.pin(id, !is_pinned)
    } catch (error) {
      showToast(`${errorMessage(error)} The note was not changed.`, 'error')
    }
  }

  /** As it is when it opens. */
  function reset() {
    showNote('mine', undefined)
    areas.closeAll()
  }

  return {
    store,
    state,
    ...selection,
    areas,
    create,
    remove,
    restore,
    pin,
    reset,
    ...undo,
    createEmpty: (isTodo: boolean) => create(emptyNote(isTodo)),
  }
}

const errorMessage = (error: unknown) => (error instanceof FetchJsonError ? error.message : 'There is no connection.')

/** What had the focus went with its note; the button that deletes the next one is where it was. */
function restoreFocus() {
  const focused = document.activeElement
  if (focused === document.body || focused?.matches('[role=dialog]'))
    document.querySelector<HTMLElement>('[data-deletes]')?.focus()
}

/** Says what was done, with a way back: a button beside the words, and a key for those whom the dialog keeps inside. */
function useUndoToast() {
  const last = useRef<() => void>(undefined)
  return useRef({
    showUndo(text: string, undo: () => void) {
      const run = () => {
        if (last.current === run) last.current = undefined
        undo()
      }
      last.current = run
      showToast(text, 'success', { label: 'Undo', onClick: run })
    },
    undoLast: () => last.current?.(),
  }).current
}
