import type { ComponentData, Data } from '@puckeditor/core'
import type { Block, BlockType, SimpleBlock } from '../../block-schema'
import { newBlock } from '../../new-block'
import { findBlock, isSimpleBlock } from '../builder/block-positions'

/*
 * The canvas knows the order of the blocks and nothing else: their words are read from the content of the screen, so that
 * an older state of the canvas can never write them back.
 */

const MAX_COLUMNS = 4
/** Of an id that the canvas gives: "call-to-action-" and a UUID, which alone is one of ours. */
const UUID_LENGTH = 36

/** The names of the lists in a block of columns. */
export const columnSlotNames = Array.from({ length: MAX_COLUMNS }, (_, at) => `column${at + 1}`)

export function toCanvasData(blocks: Block[]): Data {
  return { content: blocks.map(toCanvasItem), root: { props: {} } }
}

function toCanvasItem(block: Block): ComponentData {
  const { id, type } = block
  if (block.type !== 'columns') return { type, props: { id } }
  const lists = block.columns.map((column, at) => [columnSlotNames[at], column.map(toCanvasItem)])
  return { type, props: { id, ...Object.fromEntries(lists) } }
}

/** The blocks in the order of the canvas, with the words that they have; those that are new there are empty. */
export function blocksFromCanvasData(blocks: Block[], { content }: Pick<Data, 'content'>): Block[] {
  return content.map((item) => toBlock(blocks, item))
}

function toBlock(blocks: Block[], { type, props }: ComponentData): Block {
  const id = String(props.id)
  const block = findBlock(blocks, id) ?? newBlock(type as BlockType, id.slice(-UUID_LENGTH))
  if (block.type !== 'columns') return block
  const columns = block.columns.map((_, at) => {
    const list: ComponentData[] = props[columnSlotNames[at] ?? ''] ?? []
    return list.map((item) => toBlock(blocks, item)).filter(isSimpleBlock) as SimpleBlock[]
  })
  return { ...block, columns }
}
