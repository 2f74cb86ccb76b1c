import type { AnalyzedText } from '~/domains/seo-analysis/analysed-page'
import { blocksToHtml } from './blocks/blocks-as-html'
import { filterBlocksByType } from './blocks/blocks-in'
import type { LandingPageContent } from './landing-content'

/** What the analysis of a landing page reads: the words of its blocks, of its first version. */
export function landingPageAnalysisInput({ blocks }: LandingPageContent): AnalyzedText {
  const hero = filterBlocksByType(blocks, 'hero').find(({ picture }) => picture)
  return { body: blocksToHtml(blocks), coverAlt: hero?.picture?.alt ?? null, hasTableOfContents: false }
}
