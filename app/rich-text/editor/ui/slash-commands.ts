import type { ChainedCommands, Editor, Range } from '@tiptap/core'
import type { EditorTools } from '../editor-tools'
import { openEmbedPrompt } from '../embed-prompt'
import { focusedChain } from '../focused-chain'
import { insertBlock, insertTable } from '../insert-blocks'
import type { LinkPanelRequests } from '../link-panel-requests'
import { insertPicture } from './insert-picture'

type ChainCommand = (chain: ChainedCommands) => ChainedCommands

/** What "/" offers, in this order. */
export function slashCommands(tools: EditorTools, linkRequest: LinkPanelRequests) {
  return [
    blockCommand('heading 2', 'Heading 2', '##', (chain) => chain.setHeading({ level: 2 })),
    blockCommand('heading 3', 'Heading 3', '###', (chain) => chain.setHeading({ level: 3 })),
    blockCommand('heading 4', 'Heading 4', '####', (chain) => chain.setHeading({ level: 4 })),
    blockCommand('bullet list', 'Bulleted list', '-', (chain) => chain.toggleBulletList()),
    blockCommand('numbered list', 'Numbered list', '1.', (chain) => chain.toggleOrderedList()),
    blockCommand('quote', 'Quote', '>', (chain) => chain.toggleBlockquote()),
    blockCommand('code', 'Code block', '```', (chain) => chain.toggleCodeBlock()),
    promptCommand('picture image photo', 'Image', 'From the media library', (editor) => insertPicture(editor, tools)),
    blockCommand('table', 'Table', '3 × 3', insertTable),
    promptCommand('embed video film', 'Embed', 'YouTube, Vimeo, Loom, CodePen', openEmbedPrompt),
    promptCommand('link page', 'Link to a page', '@', () => linkRequest.httpRequest()),
    blockCommand('rule line divider', 'Divider', '---', insertBlock({ type: 'horizontalRule' })),
  ]
}

function blockCommand(id: string, label: string, hint: string, command: ChainCommand) {
  const run = (editor: Editor, range: Range) => void command(focusedChain(editor).deleteRange(range)).run()
  return { menuItem: { id, label, hint }, run }
}

function promptCommand(id: string, label: string, hint: string, ask: (editor: Editor) => void) {
  const run = (editor: Editor, range: Range) => {
    focusedChain(editor).deleteRange(range).run()
    ask(editor)
  }
  return { menuItem: { id, label, hint }, run }
}
