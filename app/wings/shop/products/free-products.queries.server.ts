import type { Database } from '~/platform/database/database.server'

const MAX_PRODUCTS = 12

/** What is given away, newest first. */
export function listFreeProducts(db: Database, now = new Date()) {
  return db
    .selectFrom('products')
    .select(['slug', 'name', 'tagline'])
    .where('publishedAt', '<=', now)
    .where('price', '=', 0)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(MAX_PRODUCTS)
    .execute()
}

export type FreeProduct = Awaited<ReturnType<typeof listFreeProducts>>[number]
