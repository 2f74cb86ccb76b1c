import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { log } from '~/platform/monitoring/log.server'
import { findOrder } from '../queries.server'
import { reconcilePayment } from '../stripe/reconcile-payment.server'
import { expireOrder } from './pending-payments.commands.server'

const HOUR_MS = 3_600_000
// time for an event that is on its way
const GRACE_MS = HOUR_MS
// no way of paying takes longer
const MAX_PENDING_MS = 30 * 24 * HOUR_MS
const BATCH_SIZE = 100

/** Closes orders that can be paid no longer. Stripe is asked first: a payment whose event never came is settled instead. */
export async function expireOverdueOrders(db: Database, env: SiteEnvironment, now = new Date()) {
  for (const { id, checkoutId } of await listOverdueOrders(db, now)) {
    try {
      if (checkoutId) await reconcilePayment(db, id, env, now)
      await inTransaction(db, async (tx) => {
        const order = await findOrder(tx, id)
        if (order && !isPaymentPending(order, now)) await expireOrder(tx, id, now)
      })
    } catch (error) {
      log.warn({ orderId: id, err: error }, 'Stripe did not tell how an order stands; asking again later')
    }
  }
}

function listOverdueOrders(db: Database, now: Date) {
  return db
    .selectFrom('orders')
    .select(['id', 'checkoutId'])
    .where('status', '=', 'open')
    .where('payableUntil', '<', new Date(now.getTime() - GRACE_MS))
    .where((where) =>
      where.or([where('pendingAt', 'is', null), where('pendingAt', '<', new Date(now.getTime() - MAX_PENDING_MS))]),
    )
    .orderBy('createdAt')
    .limit(BATCH_SIZE)
    .execute()
}

function isPaymentPending({ pendingAt }: { pendingAt: Date | null }, now: Date) {
  return pendingAt !== null && pendingAt.getTime() > now.getTime() - MAX_PENDING_MS
}
