import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export const NOTE_PLACEHOLDER_TEXT = 'Start writing your note...'

/** What an empty note says. */
export const NotePlaceholder = Extension.create({
  name: 'notePlaceholder',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const first = doc.firstChild
            if (doc.childCount !== 1 || first?.type.name !== 'paragraph' || first.childCount > 0) return null
            const shown = { class: 'is-empty', 'data-placeholder': NOTE_PLACEHOLDER_TEXT }
            return DecorationSet.create(doc, [Decoration.node(0, first.nodeSize, shown)])
          },
        },
      }),
    ]
  },
})
