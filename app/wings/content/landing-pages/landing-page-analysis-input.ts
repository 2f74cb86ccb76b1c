import type { AnalyzedText } from '~/wings/web/seo-analysis/analyzed-page'
import { blocksToHtml } from './engine/blocks-to-html'
import { filterBlocksByType } from './engine/flatten-blocks'
import type { LandingPageContent } from './landing-page-content'

/** What the analysis of a landing page reads: the words of its blocks, of its first version. */
export function landingPageAnalysisInput({ blocks }: LandingPageContent): AnalyzedText {
  const hero = filterBlocksByType(blocks, 'hero').find(({ picture }) => picture)
  return { body: blocksToHtml(blocks), coverAlt: hero?.picture?.alt ?? null, hasTableOfContents: false }
}
