import type { Database } from '~/platform/database/database.server'

/** What was downloaded with orders of this address. */
export function listPersonalDownloadsForExport(db: Database, email: string) {
  return db
    .selectFrom('productDownloads')
    .innerJoin('orders', 'orders.id', 'productDownloads.orderId')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .innerJoin('productFiles', 'productFiles.id', 'productDownloads.fileId')
    .select(['orders.number as orderNumber', 'productFiles.fileName', 'productFiles.version'])
    .select(['productDownloads.userAgent', 'productDownloads.country', 'productDownloads.startedAt'])
    .where('customers.email', '=', email)
    .orderBy('productDownloads.startedAt')
    .execute()
}
