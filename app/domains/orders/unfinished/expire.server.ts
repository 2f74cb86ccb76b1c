import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { findOrder } from '../queries.server'
import { noteExpiry } from '../settling/unpaid.server'
import { lookUpPayment } from '../stripe/look-up.server'

const HOUR_MS = 3_600_000
// time for an event that is on its way
const GRACE_MS = HOUR_MS
// no way of paying takes longer
const LONGEST_PENDING_MS = 30 * 24 * HOUR_MS
const AT_ONCE = 100

/** Closes orders that can be paid no longer. Stripe is asked first: a payment whose event never came is settled instead. */
export async function expireOrders(db: Database, env: SiteEnvironment, now = new Date()) {
  for (const { id, checkoutId } of await overdueOrders(db, now)) {
    try {
      if (checkoutId) await lookUpPayment(db, id, env, now)
      await inTransaction(db, async (tx) => {
        const order = await findOrder(tx, id)
        if (order && !isUnderWay(order, now)) await noteExpiry(tx, id, now)
      })
    } catch (error) {
      log.warn({ orderId: id, err: error }, 'Stripe did not tell how an order stands; asking again later')
    }
  }
}

function overdueOrders(db: Database, now: Date) {
  return db
    .selectFrom('orders')
    .select(['id', 'checkoutId'])
    .where('status', '=', 'open')
    .where('payableUntil', '<', new Date(now.getTime() - GRACE_MS))
    .where((where) =>
      where.or([where('pendingAt', 'is', null), where('pendingAt', '<', new Date(now.getTime() - LONGEST_PENDING_MS))]),
    )
    .orderBy('createdAt')
    .limit(AT_ONCE)
    .execute()
}

function isUnderWay({ pendingAt }: { pendingAt: Date | null }, now: Date) {
  return pendingAt !== null && pendingAt.getTime() > now.getTime() - LONGEST_PENDING_MS
}
