import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Products } from '~/platform/database/tables'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import type { ProductTier } from '~/wings/shop/products/product'
import { fullPayment, settleOrder } from '../fulfillment/settle-order.commands.server'
import { type NewOrder, openOrder } from './open-order.commands.server'

export const exampleTiers: ProductTier[] = [
  { id: 'starter', name: 'Starter', price: 49_900, text: 'One project.', activations: 1 },
  { id: 'agency', name: 'Agency', price: 149_900, text: 'Projects for clients.', activations: 5 },
]

/** A published product with two licence tiers, with whatever the test cares about. */
export function aProductForSale(db: Database, product: Partial<Insertable<Products>> = {}) {
  return aProduct(db, { name: 'Ledger', price: 49_900, tiers: JSON.stringify(exampleTiers), ...product })
}

/** An order as the checkout opens it, of a product for sale. */
export async function anOpenOrder(db: Database, order: Partial<NewOrder> = {}, now = new Date()) {
  const slug = order.slug ?? (await aProductForSale(db)).slug
  const visit = { ipAddress: '203.0.113.0', userAgent: 'test', country: 'Europe', isAdmin: false }
  const form: NewOrder = {
    slug,
    tierId: 'starter',
    email: `${randomUUID()}@example.com`,
    name: 'Ada Lovelace',
    payment: 'stripe',
    visit,
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
  await settleOrder(db, opened.id, fullPayment(opened), env, now)
  return opened
}
