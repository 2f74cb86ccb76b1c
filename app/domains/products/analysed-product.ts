import type { AnalyzedText } from '~/domains/seo-analysis/analysed-page'
import { productToHtml } from './product-as-html'
import type { ProductContent } from './product-content'

/** What the analysis of a product reads: all that its page says below its name. */
export function productAnalysisInput(content: ProductContent): AnalyzedText {
  const { previewId, previewAlt } = content
  return { body: productToHtml(content), coverAlt: previewId ? previewAlt : null, hasTableOfContents: false }
}
