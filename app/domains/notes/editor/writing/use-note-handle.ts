import type { Editor } from '@tiptap/core'
import { type Ref, useImperativeHandle } from 'react'
import type { NoteTextHandle } from '../note-text'
import { afterComposing, putInPlace } from './put-in-place'
import type { PendingChange } from './use-pending-change'

/** Hands out the ways into the editor. */
export function useNoteHandle(ref: Ref<NoteTextHandle> | undefined, editor: Editor, change: PendingChange) {
  useImperativeHandle(ref, () => ({
    flush: change.flush,
    // at once: the next key belongs to the text
    focus: () => editor.view.focus(),
    replace(html) {
      change.flush()
      afterComposing(editor, () => putInPlace(editor, html))
    },
  }))
}
