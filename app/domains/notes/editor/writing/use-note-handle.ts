import type { Editor } from '@tiptap/core'
import { type Ref, type RefObject, useImperativeHandle } from 'react'
import type { NoteTextHandle } from '../note-text'
import type { PendingChange } from './pending-change'

/** Hands out the ways into the editor. */
export function useNoteHandle(
  ref: Ref<NoteTextHandle> | undefined,
  made: RefObject<Editor | null>,
  change: PendingChange,
) {
  useImperativeHandle(
    ref,
    () => ({
      flush: change.flush,
      // at once: the next key belongs to the text
      focus: () => made.current?.view.focus(),
      replace(html) {
        if (made.current) change.replace(made.current, html)
      },
    }),
    [made, change],
  )
}
