import { useEffect, useRef, useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { showToast } from '~/ui/toaster'
import { notesClient } from '../api'
import type { Note } from '../note'
import { logWarning } from '../store/log-warning'
import type { NotesStore } from '../store/notes-store-types'
import type { NotesPanel } from './use-notes-panel'

export interface TrashedNote extends Note {
  deleted_at: string
}

const UNDO_MS = 5_000

/** What lies in the trash. Deleting for good waits a moment for an undo; closing the dialog meanwhile keeps the note. */
export function useNoteTrash(panel: NotesPanel) {
  const [notes, setNotes] = useLoadedNotes(panel.store)
  const [pendingDeletions, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>()).current

  useEffect(
    () => () => {
      for (const timer of timers.values()) clearTimeout(timer)
    },
    [timers],
  )

  const drop = (id: string) =>
    setNotes((known) => (known === 'failed' ? known : known?.filter((note) => note.id !== id)))

  function cancelDeletion(id: string) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    setLeaving(new Set(timers.keys()))
  }

  async function destroyNow(id: string) {
    try {
      await fetchJson(notesClient.delete('/trash/:noteId', { param: { noteId: id } }))
      drop(id)
    } catch (error) {
      logWarning('The note could not be deleted.', error)
      showToast('Could not delete the note. It is still in the trash.', 'error')
    }
    cancelDeletion(id)
  }

  function deletePermanently(id: string) {
    timers.set(
      id,
      setTimeout(() => void destroyNow(id), UNDO_MS),
    )
    setLeaving(new Set(timers.keys()))
  }

  async function restore(id: string) {
    if (await panel.restore(id)) drop(id)
  }

  return { notes, pendingDeletions, cancelDeletion, deletePermanently, restore: (id: string) => void restore(id) }
}

function useLoadedNotes(store: NotesStore) {
  const [notes, setNotes] = useState<TrashedNote[] | 'failed'>()
  useEffect(() => {
    const asking = new AbortController()
    async function load() {
      await store.waitForRemovals()
      const found = await fetchJson(notesClient.get('/trash', { signal: asking.signal }))
      setNotes(found.notes)
    }
    load().catch((error) => {
      if (asking.signal.aborted) return
      logWarning('The trash could not be loaded.', error)
      setNotes('failed')
    })
    return () => asking.abort()
  }, [store])
  return [notes, setNotes] as const
}
