import { useEffect, useRef } from 'react'
import { showToast } from '~/ui/toaster'
import { applyReply, hasSameText, type ReplyPlacement, validateNoteSize } from '../../assistant/insert-reply'
import type { NoteContent } from '../../note'
import type { NotesStore, OwnNote } from '../../store/notes-store-types'

export interface InsertReplyOptions {
  note: OwnNote
  store: NotesStore
  /** What is on the screen of the note was replaced: its editor has to show it. */
  onReplaced: (html: string) => void
  /** Hands over what was typed and not yet told. */
  flush?: () => void
  /** Says what was done, with a button that takes it back. */
  showUndo?: (text: string, undo: () => void) => void
}

const showUndoToast = (text: string, undo: () => void) => showToast(text, 'success', { label: 'Undo', onClick: undo })

/** Puts answers into the note; before each the note is kept as a version, and each can be taken back. */
export function useInsertReply(putting: InsertReplyOptions) {
  const latest = useRef<InsertReplyOptions | undefined>(putting)
  useEffect(() => {
    latest.current = putting
  })
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )
  const { store, showUndo = showUndoToast } = putting
  const find = (id: string) => store.get().notes.find((note) => note.id === id)

  function replace(id: string, part: Partial<NoteContent>, reason: 'ai' | 'restoration') {
    store.replace(id, part, reason)
    // the screen may be about another note by now
    if (part.content !== undefined && latest.current?.note.id === id) latest.current.onReplaced(part.content)
  }

  function takeBack(id: string, put: Partial<NoteContent>, before: Partial<NoteContent>) {
    if (latest.current?.note.id === id) latest.current.flush?.()
    // a note that was searched for need not be among the loaded ones
    const now = find(id) ?? (latest.current?.note.id === id ? latest.current.note : undefined)
    if (!now) return showToast('The note is in the trash. Restore it first.', 'error')
    const isChanged = !hasSameText(now, put)
    replace(id, before, 'restoration')
    showToast(isChanged ? 'Undone. Your later changes are in the version history.' : 'Undone')
  }

  return function put(markdown: string, placing: ReplyPlacement) {
    putting.flush?.()
    const note = find(putting.note.id) ?? putting.note
    const part = applyReply(note, markdown, placing)
    const fault = validateNoteSize(part)
    if (fault) return showToast(fault, 'error')
    const before = part.items ? { items: note.items } : { content: note.content }
    replace(note.id, part, 'ai')
    const text = placing === 'insert' ? 'Reply inserted' : 'Note replaced with reply'
    showUndo(text, () => takeBack(note.id, part, before))
  }
}
