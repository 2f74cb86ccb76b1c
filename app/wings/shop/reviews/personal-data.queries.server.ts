import type { Database } from '~/platform/database/database.server'

/** The reviews that belong to orders of this address. */
export function listPersonalReviewsForExport(db: Database, email: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.orderId')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(['orders.number as orderNumber', 'reviews.stars', 'reviews.title', 'reviews.text', 'reviews.authorName'])
    .select(['reviews.status', 'reviews.reply', 'reviews.createdAt'])
    .where('customers.email', '=', email)
    .orderBy('reviews.createdAt')
    .execute()
}
