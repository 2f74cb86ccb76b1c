import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { aProduct } from '~/domains/products/fixtures'
import type { ProductTier } from '~/domains/products/product'
import type { Database } from '~/platform/database/database.server'
import type { Customers, Orders, Products } from '~/platform/database/tables'
import type { SiteEnvironment } from '~/platform/env.server'
import { type NewOrder, openOrder } from './settling/open.server'
import { inFull, settleOrder } from './settling/settle.server'

export const tiers: ProductTier[] = [
  { id: 'starter', name: 'Starter', price: 499, text: 'One project.', activations: 1 },
  { id: 'agency', name: 'Agency', price: 1_499, text: 'Projects for clients.', activations: 5 },
]

/** A published product with two licence tiers, with whatever the test cares about. */
export function aProductForSale(db: Database, product: Partial<Insertable<Products>> = {}) {
  return aProduct(db, { name: 'Ledger', price: 499, tiers: JSON.stringify(tiers), ...product })
}

/** An order as the checkout opens it, of a product for sale. */
export async function anOpenOrder(db: Database, order: Partial<NewOrder> = {}, now = new Date()) {
  const slug = order.slug ?? (await aProductForSale(db)).slug
  const visit = { ipAddress: '203.0.113.0', userAgent: 'test', country: 'Europe', isAdmin: false }
  const form: NewOrder = {
    ...{
      slug,
      tierId: 'starter',
      email: `${randomUUID()}@example.com`,
      name: 'Ada Lovelace',
      payment: 'stripe',
      visit,
    },
    ...order,
  }
  return openOrder(db, form, now)
}

/** The same, paid: with its key, its link and its mails. */
export async function aSettledOrder(
  db: Database,
  env: Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>,
  order: Partial<NewOrder> = {},
  now = new Date(),
) {
  const opened = await anOpenOrder(db, { payment: 'test', ...order }, now)
  await settleOrder(db, opened.id, inFull(opened), env, now)
  return opened
}

/** A customer; the one of that address if there is one already. */
export function aCustomer(
  db: Database,
  { email = 'zoe@example.com', name = 'Zoe Adams' }: Partial<Insertable<Customers>>,
) {
  return db
    .insertInto('customers')
    .values({ email, name })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface OrderRow extends Partial<Insertable<Orders>> {
  email?: string
}

/** An order as it lies in the table, paid unless it says otherwise; nothing was given out or mailed for it. */
export async function anOrder(db: Database, { email, ...order }: OrderRow = {}) {
  const customerId = order.customerId ?? (await aCustomer(db, { email })).id
  const productId = order.productId ?? (await aProduct(db)).id
  const at = new Date('2026-03-01T12:00:00Z')
  return db
    .insertInto('orders')
    .values({
      ...{ productName: 'QueuePro', tierId: 'standard', tierName: 'Standard', activations: 3 },
      ...{ price: 99_000, total: 99_000, payment: 'test', status: 'paid' },
      ...{ consentedAt: at, createdAt: at, paidAt: at },
      ...order,
      ...{ customerId, productId },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
