import type { AnalysedText } from '~/domains/seo-analysis/analysed-page'
import { productAsHtml } from './product-as-html'
import type { ProductContent } from './product-content'

/** What the analysis of a product reads: all that its page says below its name. */
export function analysedProduct(content: ProductContent): AnalysedText {
  const { previewId, previewAlt } = content
  return { body: productAsHtml(content), coverAlt: previewId ? previewAlt : null, hasContents: false }
}
