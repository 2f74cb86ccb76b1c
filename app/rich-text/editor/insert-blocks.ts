import type { ChainedCommands, JSONContent } from '@tiptap/core'
import { createTable } from '@tiptap/extension-table'
import { GapCursor } from '@tiptap/pm/gapcursor'
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'

/** Marks the transactions in which blocks were put in. */
export const BLOCKS_INSERTED = 'blocksInserted'

/**
 * Puts blocks in the place of the empty paragraph at `at`, or else behind the outermost block there. Nothing else is
 * replaced, whatever is selected, and the cursor goes behind them. Answers where the first of them begins.
 */
export function insertBlocks(tr: Transaction, at: number, blocks: Node[] | Fragment) {
  const content = Fragment.from(blocks)
  const [from, to] = insertionRange(tr.doc.resolve(at), content)
  tr.replaceWith(from, to, content)
  moveCursorAfter(tr, from + content.size)
  tr.setMeta(BLOCKS_INSERTED, true).scrollIntoView()
  return from
}

type ChainCommand = (chain: ChainedCommands) => ChainedCommands

/** A command that puts one block in where the cursor is. */
export function insertBlock(block: JSONContent): ChainCommand {
  return (chain) =>
    chain.command(({ tr }) => {
      insertBlocks(tr, tr.selection.to, [tr.doc.type.schema.nodeFromJSON(block)])
      return true
    })
}

/** The same with an empty table; the cursor goes into its first cell. */
export const insertTable: ChainCommand = (chain) =>
  chain.command(({ tr }) => {
    const from = insertBlocks(tr, tr.selection.to, [createTable(tr.doc.type.schema, 3, 3, true)])
    tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
    return true
  })

/** An empty paragraph stays as the line behind the blocks, unless there is one already. */
function insertionRange($at: ResolvedPos, content: Fragment): [number, number] {
  const { parent, depth, pos } = $at
  if (depth === 0) return [pos, pos]
  const isEmptyParagraph = parent.type.name === 'paragraph' && parent.content.size === 0
  const [container, index] = [$at.node(depth - 1), $at.index(depth - 1)]
  if (!isEmptyParagraph || !container.canReplace(index, index, content)) return [$at.after(1), $at.after(1)]
  return [$at.before(), container.maybeChild(index + 1)?.isTextblock ? $at.after() : $at.before()]
}

/** At the start of the line at `end`, of a new one where the text ends, or between two blocks that are no lines. */
function moveCursorAfter(tr: Transaction, end: number) {
  const $end = tr.doc.resolve(end)
  if ($end.nodeAfter && !$end.nodeAfter.isTextblock) return tr.setSelection(new GapCursor($end))
  return $end.nodeAfter ? tr.setSelection(TextSelection.create(tr.doc, end + 1)) : startParagraphAt(tr, end)
}

/** Puts the cursor into the empty paragraph at a place between blocks, a new one unless there is one. */
export function startParagraphAt(tr: Transaction, place: number) {
  const { nodeAfter } = tr.doc.resolve(place)
  const isEmptyLine = nodeAfter?.type.name === 'paragraph' && nodeAfter.content.size === 0
  const { paragraph } = tr.doc.type.schema.nodes
  if (!isEmptyLine && paragraph) tr.insert(place, paragraph.create())
  return tr.setSelection(TextSelection.create(tr.doc, place + 1)).scrollIntoView()
}
