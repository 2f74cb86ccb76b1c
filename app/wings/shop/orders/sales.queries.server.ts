import type { Database } from '~/platform/database/database.server'

/**
 * How often each of these products was paid for by an order placed since then, whatever happened to it later; what was
 * given away is left out. Products without a sale are missing.
 */
export async function countSalesByProduct(
  db: Database,
  productIds: string[],
  since: Date,
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['productId', (from) => from.fn.countAll<number>().as('count')])
    .where('productId', 'in', productIds)
    .where('createdAt', '>=', since)
    .where('paidAt', 'is not', null)
    .where('payment', '<>', 'free')
    .groupBy('productId')
    .execute()
  return new Map(rows.map(({ productId, count }) => [productId, Number(count)]))
}
