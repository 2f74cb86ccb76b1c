import type { ChainedCommands, Editor, Range } from '@tiptap/core'
import { focused } from '~/rich-text/editor/writing/focused'
import { insertPicture } from '../toolbar/insert-picture'
import type { EditorTools } from '../tools'
import { askForEmbed } from '../writing/ask-for-embed'
import { insertBlock, insertTable } from '../writing/insert-blocks'
import type { LinkRequest } from '../writing/link-request'

type Command = (chain: ChainedCommands) => ChainedCommands

/** What "/" offers, in this order. */
export function insertions(tools: EditorTools, linkRequest: LinkRequest) {
  return [
    block('heading 2', 'Heading', '##', (chain) => chain.setHeading({ level: 2 })),
    block('heading 3', 'Smaller heading', '###', (chain) => chain.setHeading({ level: 3 })),
    block('heading 4', 'Smallest heading', '####', (chain) => chain.setHeading({ level: 4 })),
    block('bullet list', 'List', '-', (chain) => chain.toggleBulletList()),
    block('numbered list', 'Numbered list', '1.', (chain) => chain.toggleOrderedList()),
    block('quote', 'Quote', '>', (chain) => chain.toggleBlockquote()),
    block('code', 'Code block', '```', (chain) => chain.toggleCodeBlock()),
    asked('picture image photo', 'Picture', 'From the library', (editor) => insertPicture(editor, tools)),
    block('table', 'Table', '3 × 3', insertTable),
    asked('embed video film', 'Film or pen', 'YouTube, Vimeo, Loom, CodePen', askForEmbed),
    asked('link page', 'Link to a page', '@', () => linkRequest.ask()),
    block('rule line divider', 'Dividing line', '---', insertBlock({ type: 'horizontalRule' })),
  ]
}

function block(id: string, label: string, note: string, command: Command) {
  const run = (editor: Editor, range: Range) => void command(focused(editor).deleteRange(range)).run()
  return { line: { id, label, note }, run }
}

function asked(id: string, label: string, note: string, ask: (editor: Editor) => void) {
  const run = (editor: Editor, range: Range) => {
    focused(editor).deleteRange(range).run()
    ask(editor)
  }
  return { line: { id, label, note }, run }
}
