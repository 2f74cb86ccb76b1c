import { analyzePage, type SeoAnalysis } from '~/wings/web/seo-analysis/analyze-page'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'

/** What was judged, and what came of it. */
export interface PageAnalysis {
  page: AnalyzedPage
  analysis: SeoAnalysis
}

/*
 * Judges the page beside the one on which it is written, which goes on taking what is typed.
 */
addEventListener('message', ({ data: page }: MessageEvent<AnalyzedPage>) => {
  postMessage({ page, analysis: analyzePage(page) } satisfies PageAnalysis)
})
