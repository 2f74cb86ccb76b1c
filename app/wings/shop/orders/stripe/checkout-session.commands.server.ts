import type { Stripe } from 'stripe'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { createOrderKey } from '../checkout/order-key.server'
import { findPaymentSettings, type PaymentSettings } from '../payment-settings.server'
import type { Order } from '../queries.server'
import { getStripeClient, type StripeEnvironment } from './stripe-client.server'

type SessionParams = Stripe.Checkout.SessionCreateParams

// what Stripe takes at most in a value of metadata, and in a field of an invoice
const MAX_METADATA_LENGTH = 500
const MAX_CUSTOM_FIELD_LENGTH = 140

/**
 * Where the buyer pays an open order at Stripe: made once per order, however often it is asked for. Undefined when that
 * checkout is over. Never call it inside a transaction: it talks to Stripe.
 */
export async function findOrCreateCheckoutUrl(db: Database, env: SiteEnvironment, order: Order) {
  const stripe = await getStripeClient(env)
  const session = order.checkoutId
    ? await stripe.checkout.sessions.retrieve(order.checkoutId)
    : await stripe.checkout.sessions.create(toSessionParams(env, order, await findPaymentSettings(db)), {
        idempotencyKey: `checkout-${order.id}`,
      })
  if (!order.checkoutId) await recordCheckoutId(db, order.id, session.id)
  return session.status === 'open' ? (session.url ?? undefined) : undefined
}

export async function retrieveCheckoutSession(env: StripeEnvironment, sessionId: string) {
  const stripe = await getStripeClient(env)
  return stripe.checkout.sessions.retrieve(sessionId)
}

async function recordCheckoutId(db: Database, orderId: string, checkoutId: string) {
  await db.updateTable('orders').set({ checkoutId }).where('id', '=', orderId).where('checkoutId', 'is', null).execute()
}

/** Everything is said by our own database: Stripe's page adds coupon, tax and the buyer's tax number. */
function toSessionParams(env: SiteEnvironment, order: Order, { tax, invoices }: PaymentSettings): SessionParams {
  const key = createOrderKey(env.SECRET, order.id)
  const metadata = {
    order_id: order.id,
    order_number: String(order.number),
    consented_at: order.consentedAt.toISOString(),
    consent: order.consentText.slice(0, MAX_METADATA_LENGTH),
  }
  return {
    mode: 'payment',
    client_reference_id: order.id,
    customer_email: order.email,
    line_items: [toLineItem(order, tax)],
    metadata,
    payment_intent_data: {
      metadata: { order_id: order.id },
      description: `Order ${order.number}: ${order.productName}`,
    },
    allow_promotion_codes: true,
    automatic_tax: { enabled: tax },
    billing_address_collection: tax ? 'required' : 'auto',
    tax_id_collection: { enabled: true },
    // the buyer pays in the currency of the order, so that amounts can be compared
    adaptive_pricing: { enabled: false },
    invoice_creation: { enabled: invoices, ...(invoices && { invoice_data: toInvoiceData(order) }) },
    expires_at: Math.floor(order.payableUntil.getTime() / 1000),
    success_url: `${env.ORIGIN}/payment/success?order=${key}`,
    cancel_url: `${env.ORIGIN}/payment/cancelled?order=${key}`,
  }
}

function toLineItem({ productName, tierName, price, currency }: Order, tax: boolean) {
  return {
    quantity: 1,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: price,
      product_data: { name: `${productName}, ${tierName} license` },
      ...(tax && { tax_behavior: 'exclusive' as const }),
    },
  }
}

function toInvoiceData({ id, businessName, vatNumber }: Order) {
  const fields = [
    { name: 'Company', value: businessName.slice(0, MAX_CUSTOM_FIELD_LENGTH) },
    { name: 'VAT number', value: vatNumber.slice(0, MAX_CUSTOM_FIELD_LENGTH) },
  ].filter(({ value }) => value !== '')
  return { metadata: { order_id: id }, ...(fields.length > 0 && { custom_fields: fields }) }
}
