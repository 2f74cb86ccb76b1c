import type { AnalysedText } from '~/domains/seo-analysis/analysed-page'
import { blocksAsHtml } from './blocks/blocks-as-html'
import { blocksOfType } from './blocks/blocks-in'
import type { LandingContent } from './landing-content'

/** What the analysis of a landing page reads: the words of its blocks, of its first version. */
export function analysedLandingPage({ blocks }: LandingContent): AnalysedText {
  const hero = blocksOfType(blocks, 'hero').find(({ picture }) => picture)
  return { body: blocksAsHtml(blocks), coverAlt: hero?.picture?.alt ?? null, hasContents: false }
}
