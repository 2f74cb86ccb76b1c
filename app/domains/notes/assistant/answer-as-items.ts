import { LONGEST_ITEM, type NoteItem } from '../note'
import { type Block, blocksOf } from './answer-blocks'
import type { Inline } from './answer-inlines'

const DONE = /^☑ /
const BOX = /^[☐☑] /

/**
 * The Markdown of an answer as the items of a list: those of its lists where it has any, else one for each of its lines.
 */
export function answerAsItems(markdown: string): NoteItem[] {
  const blocks = blocksOf(markdown)
  const listed = blocks.flatMap(itemsIn)
  const texts = listed.length > 0 ? listed : blocks.flatMap(linesIn)
  return texts
    .map((text) => ({ text: text.replace(BOX, '').trim().slice(0, LONGEST_ITEM), done: DONE.test(text) }))
    .filter(({ text }) => text !== '')
}

function itemsIn(block: Block): string[] {
  if (block.kind === 'list') return block.items.flatMap(({ text, lists }) => [plain(text), ...lists.flatMap(itemsIn)])
  return block.kind === 'paragraph' ? linesIn(block).filter((line) => BOX.test(line)) : []
}

function linesIn(block: Block): string[] {
  if (block.kind === 'paragraph') return block.lines.map(plain)
  if (block.kind === 'code') return block.text.split('\n')
  return block.kind === 'heading' ? [plain(block.text)] : []
}

const plain = (pieces: Inline[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : plain(piece.inside))).join('')
