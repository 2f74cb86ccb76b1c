import type { Block, BlockOfType, BlockType, SimpleBlock } from '../block-schema'

/** Every block of a page in reading order, those in columns in place of their columns. */
export function flattenBlocks(blocks: Block[]): SimpleBlock[] {
  return blocks.flatMap((block) => (block.type === 'columns' ? block.columns.flat() : [block]))
}

export function filterBlocksByType<Type extends BlockType>(blocks: Block[], type: Type) {
  return flattenBlocks(blocks).filter((block): block is Extract<SimpleBlock, BlockOfType<Type>> => block.type === type)
}

/** The same page with each block in the place of the one it is made from. */
export function mapBlocks(blocks: Block[], change: (block: SimpleBlock) => SimpleBlock): Block[] {
  return blocks.map((block) =>
    block.type === 'columns' ? { ...block, columns: block.columns.map((column) => column.map(change)) } : change(block),
  )
}

/** The pictures that a block shows, by their ids. */
export function blockPictureIds(block: SimpleBlock): string[] {
  if (block.type === 'logos' || block.type === 'people' || block.type === 'testimonials')
    return block.items.flatMap(({ picture }) => picture?.id ?? [])
  if ('picture' in block && block.picture) return [block.picture.id]
  return []
}
