import type { Texts } from '~/domains/writing/texts'
import type { Block } from '../block-schema'
import type { LandingContent } from '../landing-content'
import { blocksOfType, mapBlocks } from './blocks-in'

/** The texts of a landing page: those of its first version, then of the others. */
export const landingTexts: Texts<LandingContent> = {
  of: ({ blocks, variants }) => [blocks, ...variants.map((variant) => variant.blocks)].flatMap(textsOfBlocks),
  replaced(content, texts) {
    const rest = [...texts]
    const withTexts = (blocks: Block[]) =>
      mapBlocks(blocks, (block) => (block.type === 'rich-text' ? { ...block, html: rest.shift() ?? '' } : block))
    return {
      ...content,
      blocks: withTexts(content.blocks),
      variants: content.variants.map((variant) => ({ ...variant, blocks: withTexts(variant.blocks) })),
    }
  },
}

function textsOfBlocks(blocks: Block[]) {
  return blocksOfType(blocks, 'rich-text').map(({ html }) => html)
}
