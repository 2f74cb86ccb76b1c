import type { Block } from '../../block-schema'
import type { LandingContent } from '../../landing-content'
import type { Layout } from './steps'

export function blocksOfVersion({ blocks, variants }: Layout, version: string): Block[] {
  return variants.find(({ id }) => id === version)?.blocks ?? blocks
}

export function withBlocks({ blocks, variants }: Layout, version: string, changed: Block[]): Layout {
  if (!variants.some(({ id }) => id === version)) return { blocks: changed, variants }
  return { blocks, variants: variants.map((one) => (one.id === version ? { ...one, blocks: changed } : one)) }
}

export function layoutOf({ blocks, variants }: LandingContent): Layout {
  return { blocks, variants }
}

/** How the server names the fields of a block: “blocks.2.columns.0.1”. */
export function fieldPrefix({ blocks, variants }: Layout, version: string, blockId: string) {
  const variant = variants.findIndex(({ id }) => id === version)
  const list = variant < 0 ? 'blocks' : `variants.${variant}.blocks`
  for (const [at, block] of (variants[variant]?.blocks ?? blocks).entries()) {
    if (block.id === blockId) return `${list}.${at}`
    if (block.type !== 'columns') continue
    for (const [column, inside] of block.columns.entries()) {
      const place = inside.findIndex(({ id }) => id === blockId)
      if (place >= 0) return `${list}.${at}.columns.${column}.${place}`
    }
  }
  return list
}
