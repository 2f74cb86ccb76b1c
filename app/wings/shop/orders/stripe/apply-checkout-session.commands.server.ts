import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { log } from '~/platform/monitoring/log.server'
import { OrderNotFound, PaymentMismatch } from '../errors'
import { type Payment, settleOrder } from '../fulfillment/settle-order.commands.server'
import { findOrder, type Order } from '../queries.server'
import type { StoredStripeEvent } from './apply-stripe-event.commands.server'
import { getStripeClient } from './stripe-client.server'
import { type CheckoutSession, checkoutReferenceSchema, checkoutSessionSchema } from './stripe-schemas'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The order that a checkout is for, if it is one of this site: an account may sell elsewhere too, by subscriptions and by
 * payment links, whose buyers choose the `client_reference_id`.
 */
export async function findOrderIdOfCheckout(db: Database, checkout: unknown) {
  const { client_reference_id, metadata, mode, payment_link } = checkoutReferenceSchema.parse(checkout)
  if ((mode && mode !== 'payment') || payment_link) return undefined
  const id = client_reference_id ?? metadata?.order_id
  if (!id || !UUID.test(id)) return undefined
  const order = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()
  return order?.id
}

/** Settles the order of a checkout that was paid, when what was paid is what was agreed. Answers whether this did it. */
export async function applyCheckoutSession(
  tx: Database,
  orderId: string,
  session: CheckoutSession,
  enrichment: PaymentEnrichment,
  env: SiteEnvironment,
  now: Date,
) {
  const order = await findOrder(tx, orderId)
  if (!order) throw new OrderNotFound()
  assertSessionMatchesOrder(order, session)
  const settled = await settleOrder(tx, orderId, { ...paymentFromSession(session), ...enrichment }, env, now)
  if (settled) await tx.updateTable('orders').set({ checkoutId: session.id }).where('id', '=', orderId).execute()
  return settled
}

/** An order has one checkout; what was paid in another one is not its payment. */
function assertSessionMatchesOrder({ number, checkoutId, payment }: Order, { id }: CheckoutSession) {
  if (payment !== 'stripe') throw new PaymentMismatch(`Order ${number} is not paid with Stripe, but ${id} was paid.`)
  if (checkoutId && checkoutId !== id)
    throw new PaymentMismatch(`Order ${number} belongs to the checkout ${checkoutId}, but ${id} was paid.`)
}

function paymentFromSession(session: CheckoutSession): Payment {
  const { total_details: details, customer_details: customer } = session
  return {
    paymentId: session.payment_intent ?? undefined,
    currency: session.currency.toUpperCase(),
    subtotal: session.amount_subtotal,
    discount: details?.amount_discount ?? 0,
    tax: details?.amount_tax ?? 0,
    total: session.amount_total,
    country: customer?.address?.country ?? undefined,
    businessName: customer?.business_name ?? undefined,
    vatNumber: customer?.tax_ids?.[0]?.value ?? undefined,
  }
}

/** What the event of a payment names without saying it. */
export interface PaymentEnrichment {
  invoiceUrl?: string
  coupon?: string
}

/** Asks Stripe for the invoice and the coupon's code. Without an answer the order is settled all the same. */
export async function fetchEventEnrichment(
  db: Database,
  env: SiteEnvironment,
  event: StoredStripeEvent,
): Promise<PaymentEnrichment> {
  const { type, payload } = event
  if (!/^checkout\.session\.(completed|async_payment_succeeded)$/.test(type) || !env.STRIPE_SECRET_KEY) return {}
  const session = checkoutSessionSchema.safeParse(payload.data.object).data
  return session && (await findOrderIdOfCheckout(db, session)) ? fetchSessionEnrichment(env, session) : {}
}

export async function fetchSessionEnrichment(
  env: SiteEnvironment,
  { invoice, discounts }: { invoice?: string | null; discounts?: { promotion_code?: string | null }[] | null },
): Promise<PaymentEnrichment> {
  const promotionCode = discounts?.[0]?.promotion_code
  if (!invoice && !promotionCode) return {}
  try {
    const stripe = await getStripeClient(env)
    return {
      invoiceUrl: invoice ? ((await stripe.invoices.retrieve(invoice)).hosted_invoice_url ?? undefined) : undefined,
      coupon: promotionCode ? (await stripe.promotionCodes.retrieve(promotionCode)).code : undefined,
    }
  } catch (error) {
    log.warn({ err: error }, 'Stripe did not tell more of a payment')
    return {}
  }
}
