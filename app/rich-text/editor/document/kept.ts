import { Node } from '@tiptap/core'

/** Marks a piece of HTML, in the document that is being read, as kept whole; see `prepare.ts`. */
export const KEPT_BLOCK = 'data-kept-block'
export const KEPT_INLINE = 'data-kept-inline'

/**
 * What the editor has no tools for (footnotes, definition lists, folded text, tables with a caption) stays in its place as
 * it is: it can be moved and removed, not changed.
 */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.getAttribute(KEPT_BLOCK), rendered: false },
  }),
  parseHTML: () => [{ tag: `div[${KEPT_BLOCK}]` }],
  renderHTML: ({ node }) => ['div', { [KEPT_BLOCK]: node.attrs.html }],
})

export const KeptInline = Node.create({
  name: 'keptInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.getAttribute(KEPT_INLINE), rendered: false },
  }),
  parseHTML: () => [{ tag: `span[${KEPT_INLINE}]` }],
  renderHTML: ({ node }) => ['span', { [KEPT_INLINE]: node.attrs.html }],
})
