import { Node } from '@tiptap/core'

/** Marks a piece of HTML, in the document that is being read, as preserved whole; see `prepare-html-for-editor.ts`. */
export const PRESERVED_BLOCK = 'data-preserved-block'
export const PRESERVED_INLINE = 'data-preserved-inline'

/**
 * What the editor has no tools for (footnotes, definition lists, folded text, tables with a caption) stays in its place as
 * it is: it can be moved and removed, not changed.
 */
export const PreservedBlock = Node.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.getAttribute(PRESERVED_BLOCK), rendered: false },
  }),
  parseHTML: () => [{ tag: `div[${PRESERVED_BLOCK}]` }],
  renderHTML: ({ node }) => ['div', { [PRESERVED_BLOCK]: node.attrs.html }],
})

export const PreservedInline = Node.create({
  name: 'preservedInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.getAttribute(PRESERVED_INLINE), rendered: false },
  }),
  parseHTML: () => [{ tag: `span[${PRESERVED_INLINE}]` }],
  renderHTML: ({ node }) => ['span', { [PRESERVED_INLINE]: node.attrs.html }],
})
