import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Orders, Products } from '~/platform/database/tables'

/** A published product, with whatever the test cares about. */
export function aProduct(db: Database, product: Partial<Insertable<Products>> = {}) {
  const slug = product.slug ?? `product-${randomUUID()}`
  const row = { name: 'Ledger', category: 'saas', price: 499, publishedAt: new Date('2026-01-01') }
  return db
    .insertInto('products')
    .values({ ...row, ...product, slug })
    .returning(['id', 'slug', 'name', 'downloadDays', 'downloadLimit'])
    .executeTakeFirstOrThrow()
}

/** A paid order of a product as it lies in the tables: nothing was granted or mailed for it. */
export async function aPaidOrder(
  db: Database,
  productId: string,
  { email = `${randomUUID()}@example.com`, ...order }: Partial<Insertable<Orders>> & { email?: string } = {},
) {
  const { id: customerId } = await db
    .insertInto('customers')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('orders')
    .values({
      ...{ customerId, productId, productName: 'Ledger', tierId: 'standard', tierName: 'Standard' },
      ...{ price: 49_900, total: 49_900, payment: 'test', status: 'paid', consentedAt: new Date(), paidAt: new Date() },
      ...order,
    })
    .returning(['id', 'productId', 'number'])
    .executeTakeFirstOrThrow()
}
