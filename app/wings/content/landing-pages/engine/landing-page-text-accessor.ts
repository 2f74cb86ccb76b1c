import type { RichTextAccessor } from '~/wings/publishing/writing/rich-text-accessor'
import type { Block } from '../block-schema'
import type { LandingPageContent } from '../landing-page-content'
import { filterBlocksByType, mapBlocks } from './flatten-blocks'

/** The texts of a landing page: those of its first version, then of the others. */
export const landingPageTextAccessor: RichTextAccessor<LandingPageContent> = {
  get: ({ blocks, variants }) => [blocks, ...variants.map((variant) => variant.blocks)].flatMap(collectBlockHtml),
  set(content, texts) {
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

function collectBlockHtml(blocks: Block[]) {
  return filterBlocksByType(blocks, 'rich-text').map(({ html }) => html)
}
