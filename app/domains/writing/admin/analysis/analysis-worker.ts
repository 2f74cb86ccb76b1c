import { type Analysis, analysePage } from '~/domains/seo-analysis/analyse-page'
import type { AnalysedPage } from '~/domains/seo-analysis/analysed-page'

/** What was judged, and what came of it. */
export interface Analysed {
  page: AnalysedPage
  analysis: Analysis
}

/*
 * Judges the page beside the one on which it is written, which goes on taking what is typed.
 */
addEventListener('message', ({ data: page }: MessageEvent<AnalysedPage>) => {
  postMessage({ page, analysis: analysePage(page) } satisfies Analysed)
})
