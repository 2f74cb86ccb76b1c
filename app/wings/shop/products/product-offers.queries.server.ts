import type { Database } from '~/platform/database/database.server'
import type { ProductSummary, ProductTier } from './product'
import { productSummaryColumns } from './queries.server'

function publishedSummaries(db: Database, now: Date) {
  return db
    .selectFrom('products')
    .where('publishedAt', '<=', now)
    .select((from) => productSummaryColumns(from))
}

/** The newest published products of one category. */
export function listNewestProductsInCategory(
  db: Database,
  category: string,
  limit: number,
  now = new Date(),
): Promise<ProductSummary[]> {
  return publishedSummaries(db, now)
    .where('category', '=', category)
    .orderBy('publishedAt', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .execute()
}

/** What a page beside the catalog needs to sell a product. */
export interface ProductOffer extends ProductSummary {
  description: string
  tiers: ProductTier[]
}

/** Those of these products that are published, in no order. */
export function listProductOffers(db: Database, ids: string[], now = new Date()): Promise<ProductOffer[]> {
  if (ids.length === 0) return Promise.resolve([])
  return publishedSummaries(db, now)
    .select((from) => ['description', from.ref('tiers').$castTo<ProductTier[]>().as('tiers')])
    .where('products.id', 'in', ids)
    .execute()
}
