import type { LandingPage } from '../landing-page'
import type { Variant } from '../landing-page-content'

export function listVariantShares(variants: Variant[]) {
  return variants.map(({ share }) => share)
}

/** The blocks of every version, the first one's first. */
export function listVariantBlocks({ blocks, variants }: Pick<LandingPage, 'blocks' | 'variants'>) {
  return [blocks, ...variants.map((variant) => variant.blocks)]
}
