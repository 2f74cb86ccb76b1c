import type { Database } from '~/platform/database/database.server'

/** Everybody with a paid order of the product whose access was not taken back, each with the newest such order. */
function buyersOfProduct(db: Database, productId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .where('orders.productId', '=', productId)
    .where('orders.status', '=', 'paid')
    .where('orders.accessRevokedAt', 'is', null)
}

export async function countBuyers(db: Database, productId: string) {
  const { count } = await buyersOfProduct(db, productId)
    .select((from) => from.fn.count<number>('orders.customerId').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface BuyersPlace {
  /** The customer before the first of them. */
  after: string | null
  /** Who paid later is left out. */
  paidUntil: Date
}

/** In the order of the customers' ids. */
export function listBuyers(db: Database, productId: string, { after, paidUntil }: BuyersPlace, limit: number) {
  return buyersOfProduct(db, productId)
    .distinctOn('orders.customerId')
    .select(['orders.customerId', 'orders.id as orderId', 'customers.email'])
    .where('orders.paidAt', '<=', paidUntil)
    .$if(after !== null, (query) => query.where('orders.customerId', '>', after))
    .orderBy('orders.customerId')
    .orderBy('orders.paidAt', 'desc')
    .limit(limit)
    .execute()
}
