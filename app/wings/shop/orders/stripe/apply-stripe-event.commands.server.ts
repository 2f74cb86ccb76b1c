import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { expireOrder, markPaymentFailed, markPaymentPending } from '../checkout/pending-payments.commands.server'
import { recordDispute, recordDisputeWon } from '../fulfillment/disputes.commands.server'
import { findOrderIdByPayment } from '../queries.server'
import {
  applyCheckoutSession,
  findOrderIdOfCheckout,
  type PaymentEnrichment,
} from './apply-checkout-session.commands.server'
import { applyRefundEvent, isRefundEvent } from './apply-refund-event.server'
import { checkoutSessionSchema, disputeSchema, invoiceSchema } from './stripe-schemas'

export interface StoredStripeEvent {
  id: string
  type: string
  // as Stripe sent it: what is read of it is checked where it is read
  payload: { created?: number; data: { object: unknown } }
  paymentId: string | null
}

export interface StripeEventOutcome {
  /** False: it waits for the event that makes sense of it. */
  isDone: boolean
  settled?: boolean
  orderId?: string
  note?: string
}

export const AWAITING_ORDER_MESSAGE = 'No order has this payment yet.'
const handledOutcome: StripeEventOutcome = { isDone: true }

/** Does what the event says as part of `tx`; said again, or late, it changes nothing. */
export async function applyStripeEvent(
  tx: Database,
  event: StoredStripeEvent,
  enrichment: PaymentEnrichment,
  env: SiteEnvironment,
  now: Date,
): Promise<StripeEventOutcome> {
  const { object } = event.payload.data
  if (event.type.startsWith('checkout.session.')) {
    const orderId = await findOrderIdOfCheckout(tx, object)
    if (!orderId) return { isDone: true, note: 'Not an order of this site.' }
    const session = checkoutSessionSchema.parse(object)
    return {
      isDone: true,
      orderId,
      settled: await applySessionEvent(tx, event.type, orderId, session, enrichment, env, now),
    }
  }
  if (isRefundEvent(event.type) || event.type.startsWith('charge.dispute.'))
    return applyPaymentEvent(tx, event, env, now)
  if (event.type.startsWith('invoice.')) return applyInvoiceEvent(tx, object)
  return handledOutcome
}

async function applySessionEvent(
  tx: Database,
  type: string,
  orderId: string,
  session: Parameters<typeof applyCheckoutSession>[2],
  enrichment: PaymentEnrichment,
  env: SiteEnvironment,
  now: Date,
) {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      if (session.payment_status !== 'unpaid') return applyCheckoutSession(tx, orderId, session, enrichment, env, now)
      await markPaymentPending(tx, orderId, now)
      return false
    case 'checkout.session.async_payment_failed':
      await markPaymentFailed(tx, orderId, env, now)
      return false
    case 'checkout.session.expired':
      await expireOrder(tx, orderId, now)
      return false
  }
  return false
}

async function applyPaymentEvent(
  tx: Database,
  event: StoredStripeEvent,
  env: SiteEnvironment,
  now: Date,
): Promise<StripeEventOutcome> {
  const orderId = event.paymentId ? await findOrderIdByPayment(tx, event.paymentId) : undefined
  if (!orderId) return { isDone: false, note: AWAITING_ORDER_MESSAGE }
  if (isRefundEvent(event.type)) await applyRefundEvent(tx, event, orderId, env, now)
  else await applyDisputeEvent(tx, event, orderId, env, now)
  return { isDone: true, orderId }
}

async function applyDisputeEvent(
  tx: Database,
  { type, payload }: StoredStripeEvent,
  orderId: string,
  env: SiteEnvironment,
  now: Date,
) {
  const { id, status } = disputeSchema.parse(payload.data.object)
  // an inquiry of the bank that takes no money yet
  if (status.startsWith('warning_')) return
  if (type !== 'charge.dispute.closed') {
    if (!(await isDisputeWon(tx, id))) await recordDispute(tx, orderId, id, now)
  } else if (status === 'won') await recordDisputeWon(tx, orderId, id, env, now)
  else await recordDispute(tx, orderId, id, now)
}

/** Whether the end of the dispute came before its beginning. */
async function isDisputeWon(tx: Database, disputeId: string) {
  const event = await tx
    .selectFrom('stripeEvents')
    .select('id')
    .where('type', '=', 'charge.dispute.closed')
    .where(sql<boolean>`payload #>> '{data,object,id}' = ${disputeId}`)
    .where(sql<boolean>`payload #>> '{data,object,status}' = 'won'`)
    .executeTakeFirst()
  return event !== undefined
}

/** An invoice may be written before or after its order is settled. */
async function applyInvoiceEvent(tx: Database, object: unknown): Promise<StripeEventOutcome> {
  const { metadata, hosted_invoice_url: invoiceUrl } = invoiceSchema.parse(object)
  const orderId = metadata?.order_id
  if (!orderId || !invoiceUrl) return handledOutcome
  const order = await tx
    .updateTable('orders')
    .set({ invoiceUrl })
    .where((where) => where(where.cast('id', 'text'), '=', orderId))
    .returning('id')
    .executeTakeFirst()
  return { isDone: true, orderId: order?.id }
}
