import type { Database } from '~/platform/database/database.server'

/** For how long, and how often, what belongs to a product may be downloaded with one link. */
export function findDownloadTerms(db: Database, productId: string) {
  return db
    .selectFrom('products')
    .select(['downloadDays as days', 'downloadLimit as limit'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
}
