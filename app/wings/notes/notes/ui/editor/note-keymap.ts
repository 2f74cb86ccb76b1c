import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Keys that belong to no single mark or block. */
export const NoteKeymap = Extension.create({
  name: 'noteKeys',
  priority: 1_000,
  addKeyboardShortcuts() {
    return {
      'Alt-F10': ({ editor }) => {
        const tool = editor.view.dom
          .closest('.note-editor')
          ?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
        tool?.focus()
        return Boolean(tool)
      },
    }
  },
  addProseMirrorPlugins() {
    return [new Plugin({ props: { handleDOMEvents: { keydown: readSelection } } })]
  },
})

/**
 * Browsers tell of a moved cursor later than of the next key: End and Enter pressed while the page is busy would act where
 * the cursor was before End. So the editor looks where it is before each key.
 */
function readSelection(_view: unknown, event: KeyboardEvent) {
  if (!event.isComposing) document.dispatchEvent(new Event('selectionchange'))
  return false
}
