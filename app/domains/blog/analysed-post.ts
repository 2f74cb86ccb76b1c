import type { AnalysedText } from '~/domains/seo-analysis/analysed-page'
import type { PostContent } from './post-content'

// the page draws a table of contents from so many on
const HEADINGS_WITH_CONTENTS = 3

/** What the analysis of a post reads. */
export function analysedPost({ body, coverId, coverAlt }: PostContent): AnalysedText {
  const headings = body.match(/<h[23][ >]/g)?.length ?? 0
  return { body, coverAlt: coverId ? coverAlt : null, hasContents: headings >= HEADINGS_WITH_CONTENTS }
}
