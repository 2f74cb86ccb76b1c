import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { PaymentMismatch } from '../errors'
import { findOrder } from '../queries.server'
import { notePending } from '../settling/unpaid.server'
import { applySession } from './apply-session.server'
import { retrieveSession } from './checkout-session.server'
import { applyEarlier, holdPayment } from './earlier-events.server'
import { enrich } from './enrichment.server'
import { type CheckoutSession, checkoutSession } from './event'
import { noteFault } from './fault.server'

/**
 * Asks Stripe itself how the payment of an open order stands, for when its event does not come: a webhook that was never
 * set up, or a site that was away for longer than Stripe tries. Never call it inside a transaction.
 */
export async function lookUpPayment(db: Database, orderId: string, env: SiteEnvironment, now = new Date()) {
  const order = await findOrder(db, orderId)
  if (!order?.checkoutId || order.paidAt || order.fault || !env.STRIPE_SECRET_KEY) return
  const session = checkoutSession.parse(await retrieveSession(env, order.checkoutId))
  if (session.status !== 'complete') return
  if (session.payment_status === 'unpaid') return inTransaction(db, (tx) => notePending(tx, orderId, now))
  try {
    await settle(db, orderId, session, env, now)
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error
    await inTransaction(db, (tx) => noteFault(tx, env, orderId, error))
  }
}

async function settle(db: Database, orderId: string, session: CheckoutSession, env: SiteEnvironment, now: Date) {
  const enrichment = await enrich(env, session)
  const paymentId = session.payment_intent
  await inTransaction(db, async (tx) => {
    if (paymentId) await holdPayment(tx, paymentId)
    const settled = await applySession(tx, orderId, session, enrichment, env, now)
    if (settled && paymentId) await applyEarlier(tx, paymentId, env, now)
  })
}
