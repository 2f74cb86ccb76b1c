import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Keys that belong to no single mark or block. */
export const Keys = Extension.create<{ onLinkKey: (event: KeyboardEvent) => boolean }>({
  name: 'keys',
  // before the browser and the command palette hear of them
  priority: 1_000,
  addOptions: () => ({ onLinkKey: () => false }),
  addKeyboardShortcuts() {
    return {
      // the screen around the text has these
      'Mod-Enter': () => true,
      'Mod-s': () => true,
      'Alt-F10': ({ editor }) => {
        const tool = editor.view.dom
          .closest('.text-editor')
          ?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
        tool?.focus()
        return tool !== null
      },
    }
  },
  addProseMirrorPlugins() {
    const handleKeyDown = (_view: unknown, event: KeyboardEvent) => this.options.onLinkKey(event)
    return [new Plugin({ props: { handleKeyDown, handleDOMEvents: { keydown: readSelection } } })]
  },
})

/**
 * Browsers tell of a moved cursor later than of the next key: End and Enter pressed while the page is busy would replace what
 * was selected before End. So the editor looks where the cursor is before each key.
 */
function readSelection(_view: unknown, event: KeyboardEvent) {
  if (!event.isComposing) document.dispatchEvent(new Event('selectionchange'))
}
