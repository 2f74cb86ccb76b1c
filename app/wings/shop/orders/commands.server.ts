import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { NothingToRefund, OrderNotFound, OrderNotPaid, RefundRefused } from './errors'
import { grantAccess, sendReceipt, withdrawAccess } from './fulfillment/order-access.commands.server'
import type { Refund } from './fulfillment/refund'
import { refundFailureReason } from './fulfillment/refund-details'
import { recordChargeRefunds, recordRefund } from './fulfillment/refunds.commands.server'
import { listRefunds } from './fulfillment/refunds.queries.server'
import { findOrder, lockOrder, type Order } from './queries.server'
import { refundPayment } from './stripe/refund-payment.server'

export { openOrder } from './checkout/open-order.commands.server'
export { type Payment, settleOrder } from './fulfillment/settle-order.commands.server'

/**
 * Gives what is left of the money back through the provider that took it and takes key and links away. When the process
 * dies in between, the provider's own event does the second half.
 * @throws OrderNotFound, NothingToRefund; RefundRefused when the bank refuses at once
 */
export async function refundOrder(db: Database, by: Actor, orderId: string, env: SiteEnvironment, now = new Date()) {
  const order = await findOrder(db, orderId)
  if (!order) throw new OrderNotFound()
  if (order.status !== 'paid' || order.total === 0) throw new NothingToRefund()
  const refund = order.payment === 'stripe' ? await refundAtStripe(db, env, order, now) : testRefund(order, now)
  await inTransaction(db, async (tx) => {
    // what was left went back, so all of it is back, also where nobody has told of an earlier part yet
    const all = { amount: order.total, at: refund && refund.createdAt > now ? refund.createdAt : now }
    if (!refund?.failedAt) await recordChargeRefunds(tx, orderId, all, env, now)
    if (refund) await recordRefund(tx, orderId, refund, env, now)
    if (refund?.failedAt) return
    const amount = refund?.amount ?? order.total
    await recordAction(tx, by, { ...auditSubject(order), action: 'order.refunded', after: { amount } })
  })
  if (refund?.failedAt) throw new RefundRefused(refundFailureReason(refund))
}

async function refundAtStripe(db: Database, env: SiteEnvironment, order: Order, now: Date) {
  const before = await listRefunds(db, order.id)
  return refundPayment(env, order, before.filter(({ failedAt }) => failedAt).length, now)
}

/** Of a test payment nothing moves, and the order is closed all the same. */
function testRefund({ id, total }: Order, now: Date): Refund {
  return { id: `test_${id}`, amount: total, status: 'succeeded', failureReason: '', createdAt: now, failedAt: null }
}

/** Key and links work no longer, while the money stays where it is. */
export function revokeOrderAccess(db: Database, by: Actor, orderId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await lockPaidOrder(tx, orderId)
    if (order.accessRevokedAt) return
    await withdrawAccess(tx, orderId, now)
    await recordAction(tx, by, { ...auditSubject(order), action: 'order.access-revoked' })
  })
}

/** Undoes `revokeAccess`: the key works again, and there is a fresh link. */
export function restoreOrderAccess(db: Database, by: Actor, orderId: string, env: SiteEnvironment, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await lockPaidOrder(tx, orderId)
    if (!order.accessRevokedAt) return
    await grantAccess(tx, env, order, now)
    await recordAction(tx, by, { ...auditSubject(order), action: 'order.access-restored' })
  })
}

/** Mails the receipt once more, with a link that works. */
export function resendReceipt(db: Database, by: Actor, orderId: string, env: SiteEnvironment, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await resendReceiptForBuyer(tx, orderId, env, now)
    await recordAction(tx, by, { ...auditSubject(order), action: 'order.receipt-sent' })
  })
}

/** The same for the buyer, who asks for it without the studio. */
export function resendReceiptForBuyer(db: Database, orderId: string, env: SiteEnvironment, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await lockPaidOrder(tx, orderId)
    if (order.accessRevokedAt) throw new OrderNotPaid()
    await sendReceipt(tx, env, order, `receipt-again:${orderId}:${randomUUID()}`, now)
    return order
  })
}

async function lockPaidOrder(tx: Database, orderId: string) {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new OrderNotFound()
  if (order.status !== 'paid') throw new OrderNotPaid()
  return order
}

function auditSubject({ id, number }: Order) {
  return { subject: `order:${id}`, title: `Order ${number}` }
}
