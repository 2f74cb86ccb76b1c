import { useEffect, useMemo, useState } from 'react'
import type { NotesState, NotesStore, OwnNote } from './notes-store'

const REST_MS = 150

interface Found {
  words: string
  notes: OwnNote[]
  hasFailed: boolean
}

/** The search over one's notes: what is found replaces the list while there are words in the field. */
export function useSearch(store: NotesStore, { notes }: NotesState) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>()
  const wanted = words.trim()

  useEffect(() => {
    if (wanted === '') return setFound(undefined)
    const asking = new AbortController()
    const timer = setTimeout(() => {
      store.search(wanted, asking.signal).then(
        (hits) => setFound({ words: wanted, notes: hits, hasFailed: false }),
        () => asking.signal.aborted || setFound({ words: wanted, notes: [], hasFailed: true }),
      )
    }, REST_MS)
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
    shown: wanted === '' ? notes : (hits ?? []),
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
