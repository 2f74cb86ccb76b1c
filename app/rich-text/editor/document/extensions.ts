import { Extension, type Extensions, InputRule, Node } from '@tiptap/core'
import { CodeBlockLowlight } from '@tiptap/extension-code-block-lowlight'
import { StarterKit } from '@tiptap/starter-kit'
import { lowlight } from '../../code-grammars'
import { EmbedNode } from './embed-node'
import { PreservedBlock, PreservedInline } from './kept'
import { isSafeHref } from './links'
import { Abbreviation, InlineCode, simpleMarks } from './marks'
import { Caption, Picture } from './picture'
import { tableExtensions } from './tables'

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
