import type { Database } from '~/platform/database/database.server'
import type { UtmParams } from '~/wings/site/visits/utm'
import type { OrderStatus, OrderVisit, PaymentProvider } from './order'

function ordersWithCustomers(db: Database) {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .innerJoin('products', 'products.id', 'orders.productId')
    .selectAll('orders')
    .select(['customers.email', 'products.slug as productSlug'])
    .select((from) => [
      from.ref('orders.status').$castTo<OrderStatus>().as('status'),
      from.ref('orders.payment').$castTo<PaymentProvider>().as('payment'),
      from.ref('orders.visit').$castTo<Partial<OrderVisit>>().as('visit'),
      from.ref('orders.utm').$castTo<UtmParams>().as('utm'),
    ])
}

/** An order with all that is known of it, and the address of its customer. */
export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export function findOrder(db: Database, orderId: string) {
  return ordersWithCustomers(db).where('orders.id', '=', orderId).executeTakeFirst()
}

/** The order, held until the transaction `tx` ends: whoever else changes it waits. */
export function lockOrder(tx: Database, orderId: string) {
  return ordersWithCustomers(tx).where('orders.id', '=', orderId).forUpdate('orders').executeTakeFirst()
}

export async function findOrderIdByPayment(db: Database, paymentId: string) {
  const order = await db.selectFrom('orders').select('id').where('paymentId', '=', paymentId).executeTakeFirst()
  return order?.id
}

/** What somebody has bought or was given, newest first; what was never paid is left out. */
export function listPaidOrdersOfCustomer(db: Database, email: string) {
  return ordersWithCustomers(db)
    .where('customers.email', '=', email)
    .where('orders.paidAt', 'is not', null)
    .orderBy('orders.paidAt', 'desc')
    .orderBy('orders.id')
    .execute()
}

/** What Stripe told of an order, in the order of its coming. */
export function listStripeEventsOfOrder(db: Database, orderId: string) {
  return db
    .selectFrom('stripeEvents')
    .select(['id', 'type', 'receivedAt', 'handledAt', 'lastError'])
    .where('orderId', '=', orderId)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
}
