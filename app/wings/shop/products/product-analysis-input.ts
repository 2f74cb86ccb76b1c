import type { AnalyzedText } from '~/wings/web/seo-analysis/analyzed-page'
import type { ProductContent } from './product-content'
import { productToHtml } from './product-to-html'

/** What the analysis of a product reads: all that its page says below its name. */
export function productAnalysisInput(content: ProductContent): AnalyzedText {
  const { previewId, previewAlt } = content
  return { body: productToHtml(content), coverAlt: previewId ? previewAlt : null, hasTableOfContents: false }
}
