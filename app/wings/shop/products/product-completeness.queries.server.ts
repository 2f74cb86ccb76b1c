import type { Database } from '~/platform/database/database.server'
import { listApprovedReviews } from '~/wings/shop/reviews/queries.server'
import { measureProductCompleteness, type ProductCompleteness } from '~/wings/web/seo-analysis/product-completeness'
import { productPath } from './product'
import { productJsonLd } from './product-json-ld'
import { findPublishedProduct } from './queries.server'

interface CompletenessOptions {
  origin: string
  /** Whether products can be paid for on this site. */
  isPurchasable: boolean
}

/** How much of what search engines read of a product each of them says, by their paths; those that are not public are not in it. */
export async function findProductCompleteness(
  db: Database,
  slugs: string[],
  { origin, isPurchasable }: CompletenessOptions,
) {
  const found: Record<string, ProductCompleteness> = {}
  for (const slug of slugs) {
    const product = await findPublishedProduct(db, slug)
    if (!product) continue
    const reviews = product.rating ? await listApprovedReviews(db, product.id, { page: 1, sort: 'newest' }) : []
    found[productPath(slug)] = measureProductCompleteness(productJsonLd({ product, reviews, origin, isPurchasable }))
  }
  return found
}
