import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { findPublishedProduct } from '~/wings/shop/products/queries.server'
import type { UtmParams } from '~/wings/site/visits/utm'
import { PaymentNotAvailable, ProductNotForSale, TierNotOffered } from '../errors'
import { type OrderVisit, type PaymentProvider, WITHDRAWAL_CONSENT_TEXT } from '../order'
import { findOrder, type Order } from '../queries.server'

const MINUTE_MS = 60_000
// a double click, or the page loaded again after sending
const DUPLICATE_WINDOW_MS = 2 * MINUTE_MS
// Stripe's longest is 24 hours from when it makes the checkout
const PAYMENT_WINDOW_MS = 23 * 60 * MINUTE_MS

export interface NewOrder {
  slug: string
  tierId: string
  email: string
  name: string
  businessName?: string
  vatNumber?: string
  /** How it will be paid: undefined where nothing can be; what costs nothing is given away, whatever this says. */
  payment: Exclude<PaymentProvider, 'free'> | undefined
  visit: OrderVisit
  sessionId?: string | null
  referrer?: string
  utm?: UtmParams
  landingPath?: string | null
  /** A random text of the form that was sent; without one nothing tells that a form was sent before. */
  idempotencyKey?: string
}

/**
 * Opens an order with the price that the product has now, in its currency. The same form sent twice within two minutes is one order.
 * @throws ProductNotForSale, TierNotOffered, PaymentNotAvailable
 */
export function openOrder(db: Database, form: NewOrder, now = new Date()): Promise<Order> {
  return inTransaction(db, async (tx) => {
    const product = await findPublishedProduct(tx, form.slug, now)
    if (!product) throw new ProductNotForSale()
    const tier = product.tiers.find(({ id }) => id === form.tierId)
    if (!tier) throw new TierNotOffered()
    const { price } = tier
    const payment: PaymentProvider | undefined = price === 0 ? 'free' : form.payment
    if (!payment) throw new PaymentNotAvailable()
    const customerId = await findOrCreateCustomer(tx, form.email)
    const row = {
      customerId,
      productId: product.id,
      tierId: tier.id,
      price,
      currency: product.currency,
      buyerName: form.name,
      businessName: form.businessName ?? '',
      vatNumber: form.vatNumber ?? '',
      payment,
      idempotencyKey: form.idempotencyKey ?? null,
    }
    const id =
      (await findRecentDuplicate(tx, row, now)) ?? (await insertOrder(tx, { ...row, product, tier, form, now }))
    const order = await findOrder(tx, id)
    if (!order) throw new Error('An order was opened and is not there.')
    return order
  })
}

/** Whether this tier of a product costs nothing. What is not offered is not given away either. */
export async function isTierFree(db: Database, slug: string, tierId: string) {
  const product = await findPublishedProduct(db, slug)
  return product?.tiers.find(({ id }) => id === tierId)?.price === 0
}

/** Made with the first order; the row is held, so that a double click waits for itself. */
async function findOrCreateCustomer(tx: Database, email: string) {
  const { id } = await tx
    .insertInto('customers')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface OrderFingerprint {
  customerId: string
  productId: string
  tierId: string
  price: number
  currency: string
  buyerName: string
  businessName: string
  vatNumber: string
  payment: PaymentProvider
  idempotencyKey: string | null
}

/** What somebody typed is known to others: only the form itself tells that it is theirs. */
async function findRecentDuplicate(tx: Database, essentials: OrderFingerprint, now: Date) {
  if (!essentials.idempotencyKey) return undefined
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where((where) => where.and({ ...essentials }))
    .where('createdAt', '>', new Date(now.getTime() - DUPLICATE_WINDOW_MS))
    .where('status', '=', essentials.payment === 'free' ? 'paid' : 'open')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return order?.id
}

interface OrderParts extends OrderFingerprint {
  product: { name: string }
  tier: { name: string; activations: number | null }
  form: NewOrder
  now: Date
}

async function insertOrder(tx: Database, { product, tier, form, now, ...essentials }: OrderParts) {
  const { id } = await tx
    .insertInto('orders')
    .values({
      ...essentials,
      productName: product.name,
      tierName: tier.name,
      activations: tier.activations,
      total: essentials.price,
      consentedAt: now,
      consentText: WITHDRAWAL_CONSENT_TEXT,
      createdAt: now,
      payableUntil: new Date(now.getTime() + PAYMENT_WINDOW_MS),
      sessionId: form.sessionId ?? null,
      referrer: form.referrer || 'direct',
      utm: JSON.stringify(form.utm ?? {}),
      landingPath: form.landingPath ?? null,
      visit: JSON.stringify(form.visit),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
