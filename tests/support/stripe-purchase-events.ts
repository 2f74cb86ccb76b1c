import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { anOpenOrder } from '~/wings/shop/orders/checkout/fixtures'
import type { NewOrder } from '~/wings/shop/orders/checkout/open-order.commands.server'
import type { Order } from '~/wings/shop/orders/queries.server'
import { processStripeEvent } from '~/wings/shop/orders/stripe/process-stripe-event.commands.server'
import { eventSchema } from '~/wings/shop/orders/stripe/stripe-schemas'
import { storeWebhookEvent } from '~/wings/shop/orders/stripe/webhook-event.commands.server'
import { createDisputeEvent } from './fake-stripe'
import { testEnvironment } from './route-call'
import { createStripeEvent, newStripeId, type StripeEvent, type StripeSession } from './stripe-objects'
import { createChargeRefundedEvent } from './stripe-refunds'

const env = testEnvironment()

/** An open order and its checkout as Stripe tells of it once it is paid. */
export async function aPaidCheckout(db: Database, order: Partial<NewOrder> = {}, now = new Date()) {
  const opened = await anOpenOrder(db, order, now)
  return { order: opened, session: createSessionForOrder(opened) }
}

export function createSessionForOrder(order: Order, changes: Partial<StripeSession> = {}): StripeSession {
  return {
    id: newStripeId('cs_test'),
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    url: null,
    currency: 'usd',
    amount_subtotal: order.price,
    amount_total: order.price,
    total_details: { amount_discount: 0, amount_tax: 0 },
    client_reference_id: order.id,
    metadata: { order_id: order.id },
    customer_email: order.email,
    customer_details: null,
    payment_intent: newStripeId('pi'),
    invoice: newStripeId('in'),
    discounts: [],
    success_url: '',
    cancel_url: '',
    expires_at: 0,
    automatic_tax: { enabled: false },
    ...changes,
  }
}

export function createCompletedEvent(session: StripeSession) {
  return createStripeEvent('checkout.session.completed', session)
}

/** Everything that Stripe tells of a purchase with an invoice. */
export function createPurchaseEvents(session: StripeSession) {
  const invoice = { id: session.invoice, metadata: session.metadata, hosted_invoice_url: 'https://invoice.example/1' }
  return [
    createCompletedEvent(session),
    createStripeEvent('payment_intent.succeeded', { id: session.payment_intent, metadata: session.metadata }),
    createStripeEvent('invoice.finalized', invoice),
    createStripeEvent('invoice.paid', invoice),
  ]
}

export { createChargeRefundedEvent, createDisputeEvent }

/** The event comes `times` times, and each time a worker has it in hand; at once where there are real transactions. */
export async function deliverEvent(db: Database, event: StripeEvent, times = 1) {
  const body = Buffer.from(JSON.stringify(event))
  await repeatWork(db, times, () => storeWebhookEvent(db, eventSchema.parse(event), body))
  await repeatWork(db, times, () => processStripeEvent(db, event.id, env))
}

async function repeatWork(db: Database, times: number, work: () => Promise<unknown>) {
  const all = Array.from({ length: times })
  if (!db.isTransaction) return void (await Promise.all(all.map(work)))
  for (const _ of all) await work()
}

export function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

/** How much there is of everything that a payment brings; each should be 1. */
export async function countFulfillment(db: Database, orderId: string) {
  const count = async (query: { execute: () => Promise<unknown[]> }) => (await query.execute()).length
  const ofOrder = (table: 'licenseKeys' | 'downloadLinks') =>
    count(db.selectFrom(table).select('id').where('orderId', '=', orderId))
  const mails = (cause: string) =>
    count(db.selectFrom('outboxMails').select('id').where('cause', '=', `${cause}:${orderId}`))
  const events = db.selectFrom('analyticsEvents').select('eventKey').where('eventType', '=', 'purchase')
  return {
    keys: await ofOrder('licenseKeys'),
    links: await ofOrder('downloadLinks'),
    receipts: await mails('receipt'),
    notices: await mails('sale'),
    purchases: await count(events.where(sql`metadata->>'order_id'`, '=', orderId)),
  }
}

export const fulfilledOnce = { keys: 1, links: 1, receipts: 1, notices: 1, purchases: 1 }
