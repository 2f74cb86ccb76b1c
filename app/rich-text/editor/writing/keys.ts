import { Extension } from '@tiptap/core'

/** Keys that belong to no single mark or block. */
export const Keys = Extension.create<{ onLink: () => void }>({
  name: 'keys',
  // before the browser and the command palette hear of them
  priority: 1_000,
  addOptions: () => ({ onLink: () => {} }),
  addKeyboardShortcuts() {
    return {
      'Mod-k': () => {
        this.options.onLink()
        return true
      },
      'Alt-F10': ({ editor }) => {
        const tool = editor.view.dom
          .closest('.text-editor')
          ?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
        tool?.focus()
        return tool !== null
      },
    }
  },
})
