import type { Database } from '~/platform/database/database.server'

/** Every order of this address, also those that were never paid. */
export function listPersonalOrdersForExport(db: Database, email: string) {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(['orders.id', 'orders.number', 'orders.productName', 'orders.tierName', 'orders.status', 'orders.payment'])
    .select(['orders.price', 'orders.discount', 'orders.tax', 'orders.total', 'orders.currency', 'orders.coupon'])
    .select(['orders.businessName', 'orders.vatNumber', 'orders.country', 'orders.createdAt', 'orders.paidAt'])
    .select(['orders.refundedAt', 'orders.refunded', 'customers.name as customerName'])
    .where('customers.email', '=', email)
    .orderBy('orders.createdAt')
    .execute()
}
