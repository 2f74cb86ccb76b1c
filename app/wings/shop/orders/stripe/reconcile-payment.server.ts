import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { markPaymentPending } from '../checkout/pending-payments.commands.server'
import { PaymentMismatch } from '../errors'
import { findOrder } from '../queries.server'
import { applyCheckoutSession, fetchSessionEnrichment } from './apply-checkout-session.commands.server'
import { retrieveCheckoutSession } from './checkout-session.commands.server'
import { recordPaymentMismatch } from './payment-mismatch.commands.server'
import { applyWaitingEvents, lockPayment } from './process-stripe-event.commands.server'
import { type CheckoutSession, checkoutSessionSchema } from './stripe-schemas'

/**
 * Asks Stripe itself how the payment of an open order stands, for when its event does not come: a webhook that was never
 * set up, or a site that was away for longer than Stripe tries. Never call it inside a transaction.
 */
export async function reconcilePayment(db: Database, orderId: string, env: SiteEnvironment, now = new Date()) {
  const order = await findOrder(db, orderId)
  if (!order?.checkoutId || order.paidAt || order.paymentIssue || !env.STRIPE_SECRET_KEY) return
  const session = checkoutSessionSchema.parse(await retrieveCheckoutSession(env, order.checkoutId))
  if (session.status !== 'complete') return
  if (session.payment_status === 'unpaid') return inTransaction(db, (tx) => markPaymentPending(tx, orderId, now))
  try {
    await settleFromSession(db, orderId, session, env, now)
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error
    await inTransaction(db, (tx) => recordPaymentMismatch(tx, env, orderId, error))
  }
}

async function settleFromSession(
  db: Database,
  orderId: string,
  session: CheckoutSession,
  env: SiteEnvironment,
  now: Date,
) {
  const enrichment = await fetchSessionEnrichment(env, session)
  const paymentId = session.payment_intent
  await inTransaction(db, async (tx) => {
    if (paymentId) await lockPayment(tx, paymentId)
    const settled = await applyCheckoutSession(tx, orderId, session, enrichment, env, now)
    if (settled && paymentId) await applyWaitingEvents(tx, paymentId, env, now)
  })
}
