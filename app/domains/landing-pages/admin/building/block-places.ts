import type { Block, SimpleBlock } from '../../block-schema'

/** A list of blocks: a column of a columns block, or, without one, the page itself. */
export interface Column {
  blockId: string
  column: number
}

/** Where a block stands, or will stand. */
export interface Place {
  within?: Column
  at: number
}

export function findBlock(blocks: Block[], id: string | undefined): Block | undefined {
  for (const block of blocks) {
    if (block.id === id) return block
    const inside = block.type === 'columns' && block.columns.flat().find((one) => one.id === id)
    if (inside) return inside
  }
}

export function placeOf(blocks: Block[], id: string | undefined): Place | undefined {
  for (const [at, block] of blocks.entries()) {
    if (block.id === id) return { at }
    if (block.type !== 'columns') continue
    for (const [column, list] of block.columns.entries()) {
      const inside = list.findIndex((one) => one.id === id)
      if (inside >= 0) return { within: { blockId: block.id, column }, at: inside }
    }
  }
}

/** The blocks of one list. */
export function listAt(blocks: Block[], within: Column | undefined): Block[] {
  return within ? (listOf(blocks, within) ?? []) : blocks
}

function listOf(blocks: Block[], within: Column): Block[] | undefined {
  const holder = blocks.find(({ id }) => id === within.blockId)
  return holder?.type === 'columns' ? holder.columns[within.column] : undefined
}

/** The same blocks with one list changed. Columns hold no columns: those are left out there. */
function withList(blocks: Block[], within: Column | undefined, change: (list: Block[]) => Block[]): Block[] {
  if (!within) return change(blocks)
  return blocks.map((block) => {
    if (block.id !== within.blockId || block.type !== 'columns') return block
    const columns = block.columns.map((list, at) => (at === within.column ? change(list).filter(isSimple) : list))
    return { ...block, columns }
  })
}

export function isSimple(block: Block): block is SimpleBlock {
  return block.type !== 'columns'
}

export function insertBlocks(blocks: Block[], { within, at }: Place, added: Block[]) {
  return withList(blocks, within, (list) => list.toSpliced(at, 0, ...added))
}

export function removeBlock(blocks: Block[], id: string) {
  const place = placeOf(blocks, id)
  return place ? withList(blocks, place.within, (list) => list.toSpliced(place.at, 1)) : blocks
}

/**
 * The same blocks with a removed one where it stood, or at the end of the page when its columns are gone; nothing happens
 * when it is there again.
 */
export function putBack(blocks: Block[], block: Block, place: Place) {
  const present = new Set(idsInOrder(blocks))
  if (idsInOrder([block]).some((id) => present.has(id))) return blocks
  const { within } = place
  const isGone = within && listOf(blocks, within) === undefined
  return insertBlocks(blocks, isGone ? { at: blocks.length } : place, [block])
}

/** The same blocks with another one in the place of this one; nothing happens when it is gone. */
export function putBlock(blocks: Block[], block: Block) {
  const place = placeOf(blocks, block.id)
  return place ? withList(blocks, place.within, (list) => list.with(place.at, block)) : blocks
}

/** Moves a block to where it will stand once it has left its place. */
export function moveBlock(blocks: Block[], id: string, to: Place) {
  const block = findBlock(blocks, id)
  if (!block || (to.within && !isSimple(block))) return blocks
  return insertBlocks(removeBlock(blocks, id), to, [block])
}

/** Where new blocks go: below this one, else at the end. */
export function placeBelow(blocks: Block[], id: string | undefined, isColumns = false): Place {
  const place = placeOf(blocks, id)
  if (!place) return { at: blocks.length }
  if (isColumns && place.within) return { at: blocks.findIndex((block) => block.id === place.within?.blockId) + 1 }
  return { ...place, at: place.at + 1 }
}

/** The ids of all blocks as they are read. */
export function idsInOrder(blocks: Block[]) {
  return blocks.flatMap((block) => [
    block.id,
    ...(block.type === 'columns' ? block.columns.flat().map(({ id }) => id) : []),
  ])
}

export function isSameList(a: Place | undefined, b: Place) {
  return a?.within?.blockId === b.within?.blockId && a?.within?.column === b.within?.column
}
