import { Extension, type Extensions, InputRule, Node } from '@tiptap/core'
import { CodeBlockLowlight } from '@tiptap/extension-code-block-lowlight'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { parseEmbedUrl } from '../../embed'
import { EMBED_CLASS } from '../../html-allowlist'
import { lowlight } from '../../lowlight'
import { isSafeHref } from './link-input'
import { Abbreviation, InlineCode, simpleMarks } from './marks'
import { Caption, Picture } from './picture'
import { PreservedBlock, PreservedInline } from './preserved-html'

const scopeAttribute = { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') }

const tableExtensions = [
  Table.configure({ resizable: false, allowTableNodeSelection: true }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: scopeAttribute }
    },
  }),
]

/** A film or a pen of a known provider, by its address; readers load it with a click of their own. */
const EmbedNode = Node.create({
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

/** What headings and paragraphs carry besides their words: where links lead to, and how they are drawn. */
const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'listItem'],
      attributes: { id: { default: null, keepOnSplit: false, parseHTML: (element) => element.getAttribute('id') } },
    },
    {
      types: ['heading', 'paragraph'],
      attributes: { class: { default: null, keepOnSplit: false, parseHTML: (element) => element.className || null } },
    },
  ],
})

/** Three dashes in a caption stay dashes: a line would cut the picture in two. */
const ArticleStarterKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension.name !== 'horizontalRule' || !(extension instanceof Node)) return extension
      return extension.extend({
        addInputRules() {
          return this.parent?.().map(disableInCaptions) ?? []
        },
      })
    })
  },
})

function disableInCaptions(rule: InputRule) {
  const { find, undoable, handler } = rule
  return new InputRule({
    find,
    undoable,
    handler: (typed) => (typed.state.selection.$from.parent.type.name === 'caption' ? null : handler(typed)),
  })
}

/** Everything that a text can be made of, without the tools to write it. */
export const documentExtensions: Extensions = [
  ArticleStarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    code: false,
    codeBlock: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isSafeHref(address),
    },
    dropcursor: { color: false, class: 'drop-cursor', width: 3 },
  }),
  HeadingIds,
  InlineCode,
  ...simpleMarks,
  Abbreviation,
  CodeBlockLowlight.configure({ lowlight, defaultLanguage: null }),
  Picture,
  Caption,
  EmbedNode,
  PreservedBlock,
  PreservedInline,
  ...tableExtensions,
]
