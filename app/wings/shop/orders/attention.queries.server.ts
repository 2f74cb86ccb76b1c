import type { Database } from '~/platform/database/database.server'

/** Orders with a payment that was not taken for them, and orders whose buyers went to their bank. */
export async function countOrdersNeedingAttention(db: Database) {
  const orders = db.selectFrom('orders').select((from) => from.fn.countAll<number>().as('count'))
  const faulty = await orders.where('paymentIssue', '<>', '').executeTakeFirstOrThrow()
  const disputed = await orders.where('status', '=', 'disputed').executeTakeFirstOrThrow()
  return { faultyOrders: faulty.count, disputedOrders: disputed.count }
}
