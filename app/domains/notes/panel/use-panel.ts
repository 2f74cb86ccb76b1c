import { useEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toasts'
import { emptyNote, type NoteContent } from '../note'
import type { NotesState, NotesStore, OwnNote } from './notes-store'
import { useAreas } from './use-areas'
import { useSearch } from './use-search'

export type NotesTab = 'mine' | 'shared'

export type Panel = ReturnType<typeof usePanel>

/** What is selected in the open panel, and what can be done from anywhere in it. */
export function usePanel(store: NotesStore, state: NotesState, isOpen: boolean) {
  const [tab, setTab] = useState<NotesTab>('mine')
  const [selectedId, setSelectedId] = useState<string>()
  const [isListOpen, setIsListOpen] = useState(false)
  const [focusWanted, setFocusWanted] = useState<'title' | null>(null)
  const search = useSearch(store, state)
  const areas = useAreas()
  // hands over what the editor has not told yet, before another note takes its place
  const flush = useRef(() => {})
  const focusBody = useRef(() => {})
  const onReplaced = useRef<(html: string) => void>(() => {})
  const lastUndo = useRef<() => void>(undefined)

  const selected = tab === 'mine' ? search.find(selectedId) : undefined
  const selectedShared = tab === 'shared' ? state.shared.find(({ id }) => id === selectedId) : undefined

  function select(id: string | undefined, wanted: 'title' | null = null) {
    flush.current()
    setSelectedId(id)
    setFocusWanted(wanted)
    setIsListOpen(false)
  }

  function show(next: NotesTab) {
    flush.current()
    setTab(next)
    setSelectedId((next === 'mine' ? state.notes : state.shared)[0]?.id)
    setFocusWanted(null)
  }

  /** One that is not in the list, perhaps. */
  function showOne(where: NotesTab, id: string) {
    search.clear()
    setTab(where)
    select(id)
  }

  /** Placed first, selected, and its tab becomes active. */
  function create(content: NoteContent) {
    flush.current()
    const id = store.create(content)
    search.clear()
    setTab('mine')
    select(id, 'title')
    return id
  }

  function undoable(text: string, undo: () => void) {
    const run = () => {
      if (lastUndo.current === run) lastUndo.current = undefined
      undo()
    }
    lastUndo.current = run
    showToast(text, 'success', { label: 'Undo', run })
  }

  async function remove(note: OwnNote) {
    flush.current()
    const rest = search.shown.filter(({ id }) => id !== note.id)
    if (!(await store.remove(note.id))) return showToast('The note could not be deleted. Try again.', 'error')
    search.drop(note.id)
    select(rest[0]?.id)
    undoable('The note is in the trash.', () => void restore(note.id))
  }

  async function restore(id: string) {
    if (!(await store.restore(id))) return showToast('The note could not be restored. Try again.', 'error')
    showOne('mine', id)
    return true
  }

  async function pin({ id, is_pinned }: OwnNote) {
    try {
      await store.pin(id, !is_pinned)
    } catch {
      showToast('There is no connection. The note stays where it is.', 'error')
    }
  }

  function reset() {
    flush.current()
    setSelectedId(undefined)
    setTab('mine')
    setIsListOpen(false)
    search.clear()
    areas.closeAll()
  }

  const needsFirst = isOpen && tab === 'mine' && selected === undefined && search.words === ''
  useFirstSelected(needsFirst ? state.notes[0]?.id : undefined, setSelectedId)

  return {
    ...{ store, state, search, areas, flush, focusBody, onReplaced, tab, show, showOne, selected, selectedShared, select, create, remove, restore, pin, reset },
    ...{ undoable, focusWanted, isListOpen, setIsListOpen },
    createEmpty: (isTodo: boolean) => create(emptyNote(isTodo)),
    undoLast: () => lastUndo.current?.(),
  }
}

/** With the own notes on the screen, one of them is selected whenever there is one. */
function useFirstSelected(first: string | undefined, select: (id: string) => void) {
  useEffect(() => {
    if (first !== undefined) select(first)
  }, [first, select])
}
