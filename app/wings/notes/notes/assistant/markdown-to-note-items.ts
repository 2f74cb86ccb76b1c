import { MAX_NOTE_ITEM_LENGTH, type NoteItem } from '../note'
import { type MarkdownBlock, parseMarkdownBlocks } from './markdown-blocks'
import type { MarkdownInline } from './markdown-inlines'

const DONE = /^☑ /
const CHECKBOX = /^[☐☑] /

/**
 * The Markdown of an answer as the items of a list: those of its lists where it has any, else one for each of its lines.
 */
export function markdownToNoteItems(markdown: string): NoteItem[] {
  const blocks = parseMarkdownBlocks(markdown)
  const listed = blocks.flatMap(listBlockItems)
  const texts = listed.length > 0 ? listed : blocks.flatMap(listBlockLines)
  return texts
    .map((text) => ({ text: text.replace(CHECKBOX, '').trim().slice(0, MAX_NOTE_ITEM_LENGTH), done: DONE.test(text) }))
    .filter(({ text }) => text !== '')
}

function listBlockItems(block: MarkdownBlock): string[] {
  if (block.kind === 'list')
    return block.items.flatMap(({ text, lists }) => [inlinesToText(text), ...lists.flatMap(listBlockItems)])
  return block.kind === 'paragraph' ? listBlockLines(block).filter((line) => CHECKBOX.test(line)) : []
}

function listBlockLines(block: MarkdownBlock): string[] {
  if (block.kind === 'paragraph') return block.lines.map(inlinesToText)
  if (block.kind === 'code') return block.text.split('\n')
  return block.kind === 'heading' ? [inlinesToText(block.text)] : []
}

const inlinesToText = (pieces: MarkdownInline[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : inlinesToText(piece.inside))).join('')
