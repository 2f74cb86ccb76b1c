import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Customers, Orders } from '~/platform/database/tables'
import { aProduct } from '~/wings/shop/products/fixtures'

/** A customer; the one of that address if there is one already. */
function aCustomer(db: Database, { email = 'zoe@example.com', name = 'Zoe Adams' }: Partial<Insertable<Customers>>) {
  return db
    .insertInto('customers')
    .values({ email, name })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface NewOrder extends Partial<Insertable<Orders>> {
  email?: string
}

/** A paid order of a product of its own, with whatever the test cares about; nothing was given out for it yet. */
export async function anOrder(db: Database, { email, ...order }: NewOrder = {}) {
  const customerId = order.customerId ?? (await aCustomer(db, { email })).id
  const productId = order.productId ?? (await aProduct(db)).id
  const bought = { productName: 'QueuePro', tierId: 'standard', tierName: 'Standard', activations: 3 }
  const amounts = { price: 99_000, total: 99_000, payment: 'test' }
  const at = new Date('2026-03-01T12:00:00Z')
  return db
    .insertInto('orders')
    .values({
      ...bought,
      ...amounts,
      status: 'paid',
      consentedAt: at,
      createdAt: at,
      paidAt: at,
      ...order,
      customerId,
      productId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
