import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { makeBox, removeBox, startBoxLine, typeBesideBox } from './checkbox-keys'
import { createBoxPointer } from './checkbox-pointer'

/** Boxes that are typed as "[ ]" and "[x]", and ticked with Space, a click or a tap. */
export const Checkboxes = Extension.create({
  name: 'checkboxes',
  // before lists and the shortcuts of Markdown
  priority: 1_100,
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => startBoxLine(editor),
      Backspace: ({ editor }) => removeBox(editor),
    }
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleTextInput: typeBesideBox,
          handleDOMEvents: { ...createBoxPointer(), compositionend: afterComposition },
        },
      }),
    ]
  },
})

/** Phones compose brackets too; the text is whole a moment after the end. */
function afterComposition(view: EditorView) {
  setTimeout(() => {
    if (!view.isDestroyed && !view.composing) makeBox(view)
  })
  return false
}
