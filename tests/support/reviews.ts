import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { writeReview } from '~/domains/reviews/commands.server'
import type { Database } from '~/platform/database/database.server'
import type { Orders, Products } from '~/platform/database/tables'

/** A published product, with whatever the test cares about. */
export function aProduct(db: Database, product: Partial<Insertable<Products>> = {}) {
  const slug = product.slug ?? `product-${randomUUID()}`
  return db
    .insertInto('products')
    .values({ name: slug, category: 'saas', price: 499, publishedAt: new Date('2026-01-01'), ...product, slug })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

/** An order of the product that is paid for, by a customer of its own. */
export async function aPaidOrder(db: Database, productId: string, order: Partial<Insertable<Orders>> = {}) {
  const customer = await db
    .insertInto('customers')
    .values({ email: `${randomUUID()}@buyers.example`, name: 'Ada' })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  const { id, number } = await db
    .insertInto('orders')
    .values({
      ...{ customerId: customer.id, productId, productName: 'A product', tierId: 'standard', tierName: 'Standard' },
      ...{ price: 49_900, total: 49_900, status: 'paid', payment: 'stripe' },
      ...{ consentedAt: new Date(), paidAt: new Date(), ...order },
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  return { id, number, email: customer.email }
}

export const plainReview = {
  ...{ stars: 4, title: 'It does what it says', text: 'We opened after two days.', name: 'Ada' },
  ...{ photoIds: [] as string[], removed: [] as string[], sender: '' },
}

/** A review of the product by a buyer of its own; it waits. */
export async function aReview(db: Database, productId: string, review: Partial<typeof plainReview> = {}) {
  const order = await aPaidOrder(db, productId)
  const id = await writeReview(db, order.id, { ...plainReview, ...review })
  return { id, revision: 1, order }
}
