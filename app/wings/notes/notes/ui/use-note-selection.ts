import { useEffect, useMemo, useRef, useState } from 'react'
import type { NotesState, NotesStore, OwnNote } from '../store/notes-store-types'

const SEARCH_DELAY_MS = 150

interface SearchResult {
  words: string
  notes: OwnNote[]
  hasFailed: boolean
}

export type NotesTab = 'mine' | 'shared'

/** Which note is on the screen. */
export function useOpenNote(store: NotesStore, state: NotesState, isOpen: boolean) {
  const [tab, setTab] = useState<NotesTab>('mine')
  const [selectedId, setSelectedId] = useState<string>()
  const [isListOpen, setIsListOpen] = useState(false)
  const [pendingFocus, setFocusWanted] = useState<'title' | null>(null)
  const search = useNotesSearch(store, state)
  const editor = useEditorHandle()
  const selected = tab === 'mine' ? search.find(selectedId) : undefined
  const selectedShared = tab === 'shared' ? state.sharedNotes.find(({ id }) => id === selectedId) : undefined

  const needsFirst = isOpen && tab === 'mine' && selected === undefined && search.words === ''
  useFirstSelected(needsFirst ? state.notes[0]?.id : undefined, (id) => {
    setSelectedId(id)
    // the note that wanted it is gone
    setFocusWanted(null)
  })

  function select(id: string | undefined, wanted: 'title' | null = null) {
    editor.flush.current()
    setSelectedId(id)
    setFocusWanted(wanted)
    setIsListOpen(false)
  }

  /** Switching selects the first note of that tab, if any; the list stays. */
  function show(next: NotesTab) {
    const isListLeftOpen = isListOpen
    setTab(next)
    select((next === 'mine' ? state.notes : state.sharedNotes)[0]?.id)
    setIsListOpen(isListLeftOpen)
  }

  /** One that is not in the list, perhaps. */
  function showNote(where: NotesTab, id: string | undefined, wanted: 'title' | null = null) {
    search.clear()
    setTab(where)
    select(id, wanted)
  }

  return {
    tab,
    show,
    showNote: showNote,
    select,
    selected,
    selectedShared,
    search,
    isListOpen,
    setIsListOpen,
    pendingFocus: pendingFocus,
    ...editor,
  }
}

/** With the own notes on the screen, one of them is selected whenever there is one. */
function useFirstSelected(first: string | undefined, select: (id: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is another first one
  useEffect(() => {
    if (first !== undefined) select(first)
  }, [first])
}

/** The ways into the editor of the note that is on the screen, which it fills in. */
function useEditorHandle() {
  return {
    /** Hands over what was typed and not told yet. */
    flush: useRef(() => {}),
    focusBody: useRef(() => {}),
    onReplaced: useRef<(html: string) => void>(() => {}),
  }
}

/** The search over one's notes: what is found replaces the list while there are words in the field. */
function useNotesSearch(store: NotesStore, { notes }: NotesState) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<SearchResult>()
  const wanted = words.trim()

  useEffect(() => {
    if (wanted === '') return setFound(undefined)
    const asking = new AbortController()
    const timer = setTimeout(() => {
      store.search(wanted, asking.signal).then(
        (hits) => setFound({ words: wanted, notes: hits, hasFailed: false }),
        () => asking.signal.aborted || setFound({ words: wanted, notes: [], hasFailed: true }),
      )
    }, SEARCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [wanted, store])

  const known = useMemo(() => new Map(notes.map((note) => [note.id, note])), [notes])
  // as they stand on the screen, not as they were when they were found
  const hits = useMemo(() => found?.notes.map((note) => known.get(note.id) ?? note), [found, known])
  return {
    words,
    setWords,
    visibleNotes: wanted === '' ? notes : (hits ?? []),
    isSearching: wanted !== '' && found?.words !== wanted,
    hasFailed: found?.hasFailed ?? false,
    find: (id: string | undefined) => known.get(id ?? '') ?? found?.notes.find((note) => note.id === id),
    drop: (id: string) =>
      setFound((before) => before && { ...before, notes: before.notes.filter((note) => note.id !== id) }),
    clear() {
      setWords('')
      setFound(undefined)
    },
  }
}
