import type { Editor } from '@tiptap/core'
import { type Ref, type RefObject, useImperativeHandle } from 'react'
import type { NoteTextHandle } from '../note-text'
import { afterComposing, putInPlace } from './put-in-place'
import type { PendingChange } from './use-pending-change'

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
        change.flush()
        const editor = made.current
        if (editor) afterComposing(editor, () => putInPlace(editor, html))
      },
    }),
    [made, change],
  )
}
