import type { Block, SimpleBlock } from '../../block-schema'

/** A list of blocks: a column of a columns block, or, without one, the page itself. */
export interface ColumnRef {
  blockId: string
  index: number
}

/** Where a block stands, or will stand. */
export interface BlockPosition {
  column?: ColumnRef
  index: number
}

export function findBlock(blocks: Block[], id: string | undefined): Block | undefined {
  for (const block of blocks) {
    if (block.id === id) return block
    const inside = block.type === 'columns' && block.columns.flat().find((one) => one.id === id)
    if (inside) return inside
  }
}

export function findBlockPosition(blocks: Block[], id: string | undefined): BlockPosition | undefined {
  for (const [at, block] of blocks.entries()) {
    if (block.id === id) return { index: at }
    if (block.type !== 'columns') continue
    for (const [column, list] of block.columns.entries()) {
      const inside = list.findIndex((one) => one.id === id)
      if (inside >= 0) return { column: { blockId: block.id, index: column }, index: inside }
    }
  }
}

/** The blocks of one list. */
export function getBlockList(blocks: Block[], within: ColumnRef | undefined): Block[] {
  return within ? (findColumnBlocks(blocks, within) ?? []) : blocks
}

function findColumnBlocks(blocks: Block[], within: ColumnRef): Block[] | undefined {
  const holder = blocks.find(({ id }) => id === within.blockId)
  return holder?.type === 'columns' ? holder.columns[within.index] : undefined
}

/** The same blocks with one list changed. Columns hold no columns: those are left out there. */
function updateBlockList(blocks: Block[], within: ColumnRef | undefined, change: (list: Block[]) => Block[]): Block[] {
  if (!within) return change(blocks)
  return blocks.map((block) => {
    if (block.id !== within.blockId || block.type !== 'columns') return block
    const columns = block.columns.map((list, at) => (at === within.index ? change(list).filter(isSimpleBlock) : list))
    return { ...block, columns }
  })
}

export function isSimpleBlock(block: Block): block is SimpleBlock {
  return block.type !== 'columns'
}

export function insertBlocksAt(blocks: Block[], { column, index }: BlockPosition, added: Block[]) {
  return updateBlockList(blocks, column, (list) => list.toSpliced(index, 0, ...added))
}

export function removeBlock(blocks: Block[], id: string) {
  const place = findBlockPosition(blocks, id)
  return place ? updateBlockList(blocks, place.column, (list) => list.toSpliced(place.index, 1)) : blocks
}

/**
 * The same blocks with a removed one where it stood, or at the end of the page when its columns are gone; nothing happens
 * when it is there again.
 */
export function reinsertBlock(blocks: Block[], block: Block, place: BlockPosition) {
  const present = new Set(listBlockIds(blocks))
  if (listBlockIds([block]).some((id) => present.has(id))) return blocks
  const { column } = place
  const isGone = column && findColumnBlocks(blocks, column) === undefined
  return insertBlocksAt(blocks, isGone ? { index: blocks.length } : place, [block])
}

/** The same blocks with another one in the place of this one; nothing happens when it is gone. */
export function replaceBlock(blocks: Block[], block: Block) {
  const place = findBlockPosition(blocks, block.id)
  return place ? updateBlockList(blocks, place.column, (list) => list.with(place.index, block)) : blocks
}

/** Moves a block to where it will stand once it has left its place. */
export function moveBlock(blocks: Block[], id: string, to: BlockPosition) {
  const block = findBlock(blocks, id)
  if (!block || (to.column && !isSimpleBlock(block))) return blocks
  return insertBlocksAt(removeBlock(blocks, id), to, [block])
}

/** Where new blocks go: below this one, else at the end. */
export function positionBelow(blocks: Block[], id: string | undefined, isColumns = false): BlockPosition {
  const place = findBlockPosition(blocks, id)
  if (!place) return { index: blocks.length }
  if (isColumns && place.column) return { index: blocks.findIndex((block) => block.id === place.column?.blockId) + 1 }
  return { ...place, index: place.index + 1 }
}

/** The ids of all blocks as they are read. */
export function listBlockIds(blocks: Block[]) {
  return blocks.flatMap((block) => [
    block.id,
    ...(block.type === 'columns' ? block.columns.flat().map(({ id }) => id) : []),
  ])
}

export function isInSameList(a: BlockPosition | undefined, b: BlockPosition) {
  return a?.column?.blockId === b.column?.blockId && a?.column?.index === b.column?.index
}
