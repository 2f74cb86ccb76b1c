import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { BLOCKS_INSERTED, startParagraphAt } from './insert-blocks'

/** Keys that belong to no single mark or block. */
export const EditorKeymap = Extension.create<{ onLinkKey: (event: KeyboardEvent) => boolean }>({
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
  onTransaction({ transaction }) {
    if (transaction.getMeta(BLOCKS_INSERTED)) resetCaret()
  },
  addProseMirrorPlugins() {
    const handleKeyDown = (_view: unknown, event: KeyboardEvent) => this.options.onLinkKey(event)
    return [new Plugin({ props: { handleKeyDown, handleDOMEvents: { keydown: syncSelection } } })]
  },
})

/** Chromium goes on writing where an empty line was before something was put above it, until it is told its place again. */
function resetCaret() {
  const selection = getSelection()
  if (selection?.isCollapsed && selection.anchorNode) selection.collapse(selection.anchorNode, selection.anchorOffset)
}

/** Below the caption the text goes on. Menus that are open in it have the key first. */
export const CaptionKeymap = Extension.create({
  name: 'captionKeys',
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => {
      const { $from } = editor.state.selection
      if ($from.parent.type.name !== 'caption') return false
      editor.view.dispatch(startParagraphAt(editor.state.tr, $from.after(-1)))
      return true
    },
  }),
})

/**
 * Browsers tell of a moved cursor later than of the next key: End and Enter pressed while the page is busy would replace what
 * was selected before End. So the editor looks where the cursor is before each key.
 */
function syncSelection(_view: unknown, event: KeyboardEvent) {
  if (!event.isComposing) document.dispatchEvent(new Event('selectionchange'))
}
