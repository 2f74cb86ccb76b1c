import { randomUUID } from 'node:crypto'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { NoAccessToChange, NothingToRefund, OrderGone } from './errors'
import { findOrder, lockOrder, type Order } from './queries.server'
import { giveAccess, sendReceipt, takeAccess } from './settling/access.server'
import { noteRefund } from './settling/setbacks.server'
import { refundPayment } from './stripe/refund.server'

export { openOrder } from './settling/open.server'
export { type Payment, settleOrder } from './settling/settle.server'

/**
 * Gives the money back through the provider that took it and takes key and links away. When the process dies in between,
 * the provider's own event does the second half.
 */
export async function refundOrder(db: Database, by: Actor, orderId: string, env: SiteEnvironment, now = new Date()) {
  const order = await findOrder(db, orderId)
  if (!order) throw new OrderGone()
  if (order.status !== 'paid' || order.total === 0) throw new NothingToRefund()
  if (order.payment === 'stripe') await refundPayment(env, order)
  await inTransaction(db, async (tx) => {
    await noteRefund(tx, orderId, now)
    await recordAction(tx, by, { ...subjectOf(order), action: 'order.refunded', after: { amount: order.total } })
  })
}

/** Key and links work no longer, while the money stays where it is. */
export function revokeAccess(db: Database, by: Actor, orderId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await deliveredOrder(tx, orderId)
    if (order.accessRevokedAt) return
    await takeAccess(tx, orderId, now)
    await recordAction(tx, by, { ...subjectOf(order), action: 'order.access-revoked' })
  })
}

/** Undoes `revokeAccess`: the key works again, and there is a fresh link. */
export function restoreAccess(db: Database, by: Actor, orderId: string, env: SiteEnvironment, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await deliveredOrder(tx, orderId)
    if (!order.accessRevokedAt) return
    await giveAccess(tx, env, order, now)
    await recordAction(tx, by, { ...subjectOf(order), action: 'order.access-restored' })
  })
}

/** Mails the receipt once more, with a link that works. */
export function resendReceipt(db: Database, by: Actor, orderId: string, env: SiteEnvironment, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await sendReceiptAgain(tx, orderId, env, now)
    await recordAction(tx, by, { ...subjectOf(order), action: 'order.receipt-sent' })
  })
}

/** The same for the buyer, who asks for it without the studio. */
export function sendReceiptAgain(db: Database, orderId: string, env: SiteEnvironment, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await deliveredOrder(tx, orderId)
    if (order.accessRevokedAt) throw new NoAccessToChange()
    await sendReceipt(tx, env, order, `receipt-again:${orderId}:${randomUUID()}`, now)
    return order
  })
}

async function deliveredOrder(tx: Database, orderId: string) {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new OrderGone()
  if (order.status !== 'paid') throw new NoAccessToChange()
  return order
}

function subjectOf({ id, number }: Order) {
  return { subject: `order:${id}`, title: `Order ${number}` }
}
