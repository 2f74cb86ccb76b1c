import type { Database } from '~/platform/database/database.server'
import type { ProductCategory, ProductSummary, ProductTier } from './product'
import { summaryColumns } from './queries.server'

function published(db: Database, now: Date) {
  return db
    .selectFrom('products')
    .where('publishedAt', '<=', now)
    .select((from) => summaryColumns(from))
}

/** The newest published products of one category. */
export function listNewestOfCategory(
  db: Database,
  category: ProductCategory,
  limit: number,
  now = new Date(),
): Promise<ProductSummary[]> {
  return published(db, now)
    .where('category', '=', category)
    .orderBy('publishedAt', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .execute()
}

/** What a page beside the catalogue needs to sell a product. */
export interface OfferedProduct extends ProductSummary {
  description: string
  tiers: ProductTier[]
}

/** Those of these products that are published, in no order. */
export function listOfferedProducts(db: Database, ids: string[], now = new Date()): Promise<OfferedProduct[]> {
  if (ids.length === 0) return Promise.resolve([])
  return published(db, now)
    .select((from) => ['description', from.ref('tiers').$castTo<ProductTier[]>().as('tiers')])
    .where('products.id', 'in', ids)
    .execute()
}
