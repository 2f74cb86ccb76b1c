import { sql } from 'kysely'
import { anOpenOrder } from '~/domains/orders/checkout-fixtures'
import type { Order } from '~/domains/orders/queries.server'
import type { NewOrder } from '~/domains/orders/settling/open.server'
import { anyEvent } from '~/domains/orders/stripe/event'
import { handleEvent } from '~/domains/orders/stripe/handle-event.server'
import { receiveEvent } from '~/domains/orders/stripe/receive-event.server'
import type { Database } from '~/platform/database/database.server'
import { testEnvironment } from './request'
import { newEvent, newId, type Session, type StripeEvent } from './stripe-objects'
import { refundEvent } from './stripe-refunds'
import { disputeEvent } from './stripe-stand-in'

const env = testEnvironment()

/** An open order and its checkout as Stripe tells of it once it is paid. */
export async function aPaidCheckout(db: Database, order: Partial<NewOrder> = {}, now = new Date()) {
  const opened = await anOpenOrder(db, order, now)
  return { order: opened, session: sessionOf(opened) }
}

export function sessionOf(order: Order, changes: Partial<Session> = {}): Session {
  return {
    id: newId('cs_test'),
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
    payment_intent: newId('pi'),
    invoice: newId('in'),
    discounts: [],
    success_url: '',
    cancel_url: '',
    expires_at: 0,
    automatic_tax: { enabled: false },
    ...changes,
  }
}

export function completedEvent(session: Session) {
  return newEvent('checkout.session.completed', session)
}

/** Everything that Stripe tells of a purchase with an invoice. */
export function purchaseEvents(session: Session) {
  const invoice = { id: session.invoice, metadata: session.metadata, hosted_invoice_url: 'https://invoice.example/1' }
  return [
    completedEvent(session),
    newEvent('payment_intent.succeeded', { id: session.payment_intent, metadata: session.metadata }),
    newEvent('invoice.finalized', invoice),
    newEvent('invoice.paid', invoice),
  ]
}

export { disputeEvent, refundEvent }

/** The event comes `times` times, and each time a worker has it in hand; at once where there are real transactions. */
export async function comes(db: Database, event: StripeEvent, times = 1) {
  const body = Buffer.from(JSON.stringify(event))
  await often(db, times, () => receiveEvent(db, anyEvent.parse(event), body))
  await often(db, times, () => handleEvent(db, event.id, env))
}

async function often(db: Database, times: number, work: () => Promise<unknown>) {
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
export async function countsOf(db: Database, orderId: string) {
  const count = async (query: { execute: () => Promise<unknown[]> }) => (await query.execute()).length
  const ofOrder = (table: 'licenceKeys' | 'downloadLinks') =>
    count(db.selectFrom(table).select('id').where('orderId', '=', orderId))
  const mails = (cause: string) =>
    count(db.selectFrom('outboxMails').select('id').where('cause', '=', `${cause}:${orderId}`))
  const events = db.selectFrom('analyticsEvents').select('eventKey').where('eventType', '=', 'purchase')
  return {
    keys: await ofOrder('licenceKeys'),
    links: await ofOrder('downloadLinks'),
    receipts: await mails('receipt'),
    notices: await mails('sale'),
    purchases: await count(events.where(sql`metadata->>'order_id'`, '=', orderId)),
  }
}

export const oneOfEach = { keys: 1, links: 1, receipts: 1, notices: 1, purchases: 1 }
