import type { AnalyzedText } from '~/wings/web/seo-analysis/analyzed-page'
import type { PostContent } from './post-content'

// the page draws a table of contents from so many on
const MIN_HEADINGS_FOR_CONTENTS = 3

/** What the analysis of a post reads. */
export function postAnalysisInput({ body, coverId, coverAlt }: PostContent): AnalyzedText {
  const headings = body.match(/<h[23][ >]/g)?.length ?? 0
  return { body, coverAlt: coverId ? coverAlt : null, hasTableOfContents: headings >= MIN_HEADINGS_FOR_CONTENTS }
}
