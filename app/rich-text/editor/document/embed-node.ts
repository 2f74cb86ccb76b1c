import { Node } from '@tiptap/core'
import { EMBED_CLASS } from '../../allowed'
import { parseEmbedUrl } from '../../embed'

/** A film or a pen of a known provider, by its address; readers load it with a click of their own. */
export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    url: { default: '', parseHTML: (element) => element.getAttribute('data-embed-url'), rendered: false },
    title: { default: '', parseHTML: (element) => element.textContent?.trim(), rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-embed-url]',
      getAttrs: (figure) => (parseEmbedUrl(figure.getAttribute('data-embed-url') ?? '') ? {} : false),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { class: EMBED_CLASS, 'data-embed-url': attrs.url },
    ['a', { href: attrs.url }, attrs.title || attrs.url],
  ],
})
