import type { Editor } from '@tiptap/core'

/**
 * A chain of commands with the cursor in the text. Tiptap's own `focus()` waits for the next frame and then puts the old
 * selection back, over what a quick writer has done meanwhile.
 */
export function focusedChain(editor: Editor) {
  if (!editor.view.hasFocus()) editor.view.focus()
  return editor.chain()
}
