import type { Block } from '../../block-schema'
import type { LandingPageContent } from '../../landing-page-content'
import type { PageLayout } from './undo-history'

export function getVariantBlocks({ blocks, variants }: PageLayout, version: string): Block[] {
  return variants.find(({ id }) => id === version)?.blocks ?? blocks
}

export function withVariantBlocks({ blocks, variants }: PageLayout, version: string, changed: Block[]): PageLayout {
  if (!variants.some(({ id }) => id === version)) return { blocks: changed, variants }
  return { blocks, variants: variants.map((one) => (one.id === version ? { ...one, blocks: changed } : one)) }
}

export function toLayout({ blocks, variants }: LandingPageContent): PageLayout {
  return { blocks, variants }
}

/** How the server names the fields of a block: “blocks.2.columns.0.1”. */
export function blockFieldPrefix({ blocks, variants }: PageLayout, version: string, blockId: string) {
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
