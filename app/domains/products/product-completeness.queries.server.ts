import { listApprovedReviews } from '~/domains/reviews/queries.server'
import { type ProductCompleteness, productCompleteness } from '~/domains/seo-analysis/merchant-fields'
import type { Database } from '~/platform/database/database.server'
import { productPath } from './product'
import { findPublishedProduct } from './queries.server'
import { productData } from './structured-data'

interface Offered {
  origin: string
  /** Whether products can be paid for on this site. */
  isSold: boolean
}

/** How much of what search engines read of a product each of them says, by their paths; those that are not public are not in it. */
export async function completenessOfProducts(db: Database, slugs: string[], { origin, isSold }: Offered) {
  const found: Record<string, ProductCompleteness> = {}
  for (const slug of slugs) {
    const product = await findPublishedProduct(db, slug)
    if (!product) continue
    const reviews = product.rating ? await listApprovedReviews(db, product.id, { page: 1, sort: 'newest' }) : []
    found[productPath(slug)] = productCompleteness(productData({ product, reviews, origin, isSold }))
  }
  return found
}
