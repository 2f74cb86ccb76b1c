import { Extension, type Extensions, wrappingInputRule } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { InlineCode } from '~/rich-text/editor/document/marks'

/** The one attribute that a note's HTML may have is kept and not drawn: nobody's classes style anything here. */
const Classes = Extension.create({
  name: 'classes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem'],
      attributes: {
        class: {
          default: null,
          keepOnSplit: false,
          rendered: false,
          parseHTML: (element) => element.getAttribute('class') || null,
        },
      },
    },
  ],
})

/** A note's lists count from 1: another beginning would be an attribute, and is left as it was typed. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({}),
  renderHTML: () => ['ol', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^1[.)]\s$/, type: this.type })]
  },
})

/** Ctrl+Enter belongs to the screen around the text. */
const LineBreak = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() }
  },
})

/** What other programs say about copied code is not trusted: it comes as any other text. */
const CodeLines = CodeBlock.extend({ addProseMirrorPlugins: () => [] })

/** Everything that a note can be made of. */
export const noteExtensions: Extensions = [
  Document,
  Text,
  Paragraph,
  Heading,
  BulletList,
  NumberedList,
  ListItem,
  ListKeymap,
  CodeLines,
  LineBreak,
  Bold,
  Italic,
  // the paste of notes reads Markdown itself, and leaves it alone where a plain text is asked for
  InlineCode.extend({ addPasteRules: () => [] }),
  Classes,
  UndoRedo,
]
