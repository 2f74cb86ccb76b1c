import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { continueCheckboxLine, handleCheckboxInput, insertTypedCheckbox, removeCheckbox } from './checkbox-keys'
import { createCheckboxPointerHandlers } from './checkbox-pointer'

/** Boxes that are typed as "[ ]" and "[x]", and ticked with Space, a click or a tap. */
export const Checkboxes = Extension.create({
  name: 'checkboxes',
  // before lists and the shortcuts of Markdown
  priority: 1_100,
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => continueCheckboxLine(editor),
      Backspace: ({ editor }) => removeCheckbox(editor),
    }
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleTextInput: handleCheckboxInput,
          handleDOMEvents: { ...createCheckboxPointerHandlers(), compositionend: afterComposition },
        },
      }),
    ]
  },
})

/** Phones compose brackets too; the text is whole a moment after the end. */
function afterComposition(view: EditorView) {
  setTimeout(() => {
    if (!view.isDestroyed && !view.composing) insertTypedCheckbox(view)
  })
  return false
}
