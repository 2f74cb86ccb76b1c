import { analyzePage, type SeoAnalysis } from '~/wings/web/seo-analysis/analyze-page'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'
import { loadReadingRules } from '~/wings/web/seo-analysis/load-reading-rules'

/** What was judged, and what came of it. */
export interface PageAnalysis {
  page: AnalyzedPage
  analysis: SeoAnalysis
}

/*
 * Judges the page beside the one on which it is written, which goes on taking what is typed.
 */
addEventListener('message', async ({ data: page }: MessageEvent<AnalyzedPage>) => {
  const rules = await loadReadingRules(page.language)
  postMessage({ page, analysis: analyzePage(page, rules) } satisfies PageAnalysis)
})
