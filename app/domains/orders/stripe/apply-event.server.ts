import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { findOrderIdOfPayment } from '../queries.server'
import { noteDispute, noteDisputeWon } from '../settling/setbacks.server'
import { noteExpiry, noteFailedPayment, notePending } from '../settling/unpaid.server'
import { applyRefund, isAboutRefund } from './apply-refund.server'
import { applySession, orderIdOf } from './apply-session.server'
import type { Enrichment } from './enrichment.server'
import { checkoutSession, dispute, invoice } from './event'

export interface StoredEvent {
  id: string
  type: string
  // as Stripe sent it: what is read of it is checked where it is read
  payload: { created?: number; data: { object: unknown } }
  paymentId: string | null
}

export interface Applied {
  /** False: it waits for the event that makes sense of it. */
  isDone: boolean
  settled?: boolean
  orderId?: string
  note?: string
}

export const WAITS_FOR_ORDER = 'No order has this payment yet.'
const done: Applied = { isDone: true }

/** Does what the event says as part of `tx`; said again, or late, it changes nothing. */
export async function applyEvent(
  tx: Database,
  event: StoredEvent,
  enrichment: Enrichment,
  env: SiteEnvironment,
  now: Date,
): Promise<Applied> {
  const { object } = event.payload.data
  if (event.type.startsWith('checkout.session.')) {
    const orderId = await orderIdOf(tx, object)
    if (!orderId) return { isDone: true, note: 'Not an order of this site.' }
    const session = checkoutSession.parse(object)
    return { isDone: true, orderId, settled: await ofSession(tx, event.type, orderId, session, enrichment, env, now) }
  }
  if (isAboutRefund(event.type) || event.type.startsWith('charge.dispute.')) return ofPayment(tx, event, env, now)
  if (event.type.startsWith('invoice.')) return ofInvoice(tx, object)
  return done
}

async function ofSession(
  tx: Database,
  type: string,
  orderId: string,
  session: Parameters<typeof applySession>[2],
  enrichment: Enrichment,
  env: SiteEnvironment,
  now: Date,
) {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      if (session.payment_status !== 'unpaid') return applySession(tx, orderId, session, enrichment, env, now)
      await notePending(tx, orderId, now)
      return false
    case 'checkout.session.async_payment_failed':
      await noteFailedPayment(tx, orderId, env, now)
      return false
    case 'checkout.session.expired':
      await noteExpiry(tx, orderId, now)
      return false
  }
  return false
}

async function ofPayment(tx: Database, event: StoredEvent, env: SiteEnvironment, now: Date): Promise<Applied> {
  const orderId = event.paymentId ? await findOrderIdOfPayment(tx, event.paymentId) : undefined
  if (!orderId) return { isDone: false, note: WAITS_FOR_ORDER }
  if (isAboutRefund(event.type)) await applyRefund(tx, event, orderId, env, now)
  else await ofDispute(tx, event, orderId, env, now)
  return { isDone: true, orderId }
}

async function ofDispute(
  tx: Database,
  { type, payload }: StoredEvent,
  orderId: string,
  env: SiteEnvironment,
  now: Date,
) {
  const { id, status } = dispute.parse(payload.data.object)
  // an inquiry of the bank that takes no money yet
  if (status.startsWith('warning_')) return
  if (type !== 'charge.dispute.closed') {
    if (!(await wasWon(tx, id))) await noteDispute(tx, orderId, id, now)
  } else if (status === 'won') await noteDisputeWon(tx, orderId, id, env, now)
  else await noteDispute(tx, orderId, id, now)
}

/** Whether the end of the dispute came before its beginning. */
async function wasWon(tx: Database, disputeId: string) {
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
async function ofInvoice(tx: Database, object: unknown): Promise<Applied> {
  const { metadata, hosted_invoice_url: invoiceUrl } = invoice.parse(object)
  const orderId = metadata?.order_id
  if (!orderId || !invoiceUrl) return done
  const order = await tx
    .updateTable('orders')
    .set({ invoiceUrl })
    .where((where) => where(where.cast('id', 'text'), '=', orderId))
    .returning('id')
    .executeTakeFirst()
  return { isDone: true, orderId: order?.id }
}
