import type { Database } from '~/platform/database/database.server'

/** Public products of which buyers can download nothing, the newest first. */
export function listProductsWithoutFiles(db: Database, limit: number, now = new Date()) {
  return db
    .selectFrom('products')
    .select(['id', 'name as title'])
    .where('publishedAt', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('productFiles')
            .select('id')
            .whereRef('productId', '=', 'products.id')
            .where('withdrawnAt', 'is', null),
        ),
      ),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
