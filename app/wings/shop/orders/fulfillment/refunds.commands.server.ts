import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import type { MailTemplate } from '~/platform/mail/mail-components'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { toMajorUnits } from '~/platform/text/money'
import { recordPurchaseRefund } from '~/wings/events/analytics/purchase-refunds.commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { sendMailToStudio } from '~/wings/site/settings/studio-mail.commands.server'
import { lockOrder, type Order } from '../queries.server'
import { isDisputeOpen } from './disputes.commands.server'
import { grantAccess, withdrawAccess } from './order-access.commands.server'
import { type ChargeRefundTotal, type Refund, refundedAmount, refundStatuses } from './refund'
import { refundFailureReason } from './refund-details'
import { partialRefundMail, refundFailedMailToBuyer, refundFailedMailToStudio, refundMail } from './refund-emails'
import { listRefunds } from './refunds.queries.server'

type SigningEnvironment = Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>

/**
 * Keeps what the provider tells of a refund and does what follows from it. Told again, or out of order, it changes nothing.
 * Answers whether another amount is back now.
 */
export function recordRefund(db: Database, orderId: string, refund: Refund, env: SigningEnvironment, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return false
    await upsertRefund(tx, orderId, refund)
    return updateRefundedAmount(tx, order, env, now)
  })
}

/** The same for what a charge says of all its refunds together. */
export function recordChargeRefunds(
  db: Database,
  orderId: string,
  charge: ChargeRefundTotal,
  env: SigningEnvironment,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || (order.chargeRefundedAt && order.chargeRefundedAt > charge.at)) return false
    const said = { chargeRefunded: charge.amount, chargeRefundedAt: charge.at }
    await tx.updateTable('orders').set(said).where('id', '=', orderId).execute()
    return updateRefundedAmount(tx, { ...order, ...said }, env, now)
  })
}

async function upsertRefund(tx: Database, orderId: string, refund: Refund) {
  const rank = (status: string) => sql`array_position(${refundStatuses}::text[], ${sql.ref(status)})`
  await tx
    .insertInto('refunds')
    .values({ ...refund, orderId })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          status: refund.status,
          failureReason: refund.failureReason,
          failedAt: sql`coalesce(refunds.failed_at, excluded.failed_at)`,
        })
        .where(rank('excluded.status'), '>=', rank('refunds.status')),
    )
    .execute()
}

/** Whatever is back now: all of it closes the order, a part leaves the buyer everything, what failed is undone. */
async function updateRefundedAmount(tx: Database, order: Order, env: SigningEnvironment, now: Date) {
  const { chargeRefunded, chargeRefundedAt: at } = order
  const refunds = await listRefunds(tx, order.id)
  const refunded = refundedAmount(refunds, chargeRefunded !== null && at ? { amount: chargeRefunded, at } : undefined)
  if (!order.paidAt || refunded === order.refunded) return false
  await tx.updateTable('orders').set({ refunded }).where('id', '=', order.id).execute()
  await recordPurchaseRefund(tx, {
    orderId: order.id,
    paidAt: order.paidAt,
    refunded: toMajorUnits(refunded, order.currency),
  })
  const difference = refunded - order.refunded
  if (refunded >= order.total) await closeRefundedOrder(tx, order, difference, now)
  else if (order.status === 'refunded') await reopenOrder(tx, order, env, now)
  else if (difference > 0) await emailBuyer(tx, order, (brand) => partialRefundMail(brand, order, difference))
  if (difference < 0) await notifyRefundFailure(tx, order, -difference, refunds, env)
  // the badge of the buyer's review stands on the order
  await emitContentChange(tx, `product:${order.productId}`, 'reviews')
  return true
}

async function closeRefundedOrder(tx: Database, order: Order, amount: number, now: Date) {
  await tx.updateTable('orders').set({ status: 'refunded', refundedAt: now }).where('id', '=', order.id).execute()
  if (!order.accessRevokedAt) await withdrawAccess(tx, order.id, now)
  await emailBuyer(tx, order, (brand) => refundMail(brand, order, amount))
}

/** The order is what it was before; access that the studio or a dispute had taken earlier stays taken. */
async function reopenOrder(tx: Database, order: Order, env: SigningEnvironment, now: Date) {
  const status = (await isDisputeOpen(tx, order)) ? 'disputed' : 'paid'
  await tx.updateTable('orders').set({ status, refundedAt: null }).where('id', '=', order.id).execute()
  const wasTakenByRefund = order.accessRevokedAt?.getTime() === order.refundedAt?.getTime()
  if (status === 'paid' && wasTakenByRefund) await grantAccess(tx, env, order, now)
}

async function notifyRefundFailure(
  tx: Database,
  order: Order,
  amount: number,
  refunds: Refund[],
  { ORIGIN }: SigningEnvironment,
) {
  const brand = await findBrand(tx)
  const latest = refunds
    .filter(({ failedAt }) => failedAt)
    .toSorted((a, b) => Number(b.failedAt) - Number(a.failedAt))[0]
  const template = refundFailedMailToStudio(brand, order, {
    amount,
    reason: latest ? refundFailureReason(latest) : '',
    orderUrl: `${ORIGIN}/admin/orders/${order.id}`,
  })
  await sendMailToStudio(tx, brand, { secret: null, cause: mailCause('refund-failed', order), template })
  await emailBuyer(tx, order, () => refundFailedMailToBuyer(brand, order, amount))
}

type Brand = Awaited<ReturnType<typeof findBrand>>

async function emailBuyer(tx: Database, order: Order, template: (brand: Brand) => MailTemplate) {
  const brand = await findBrand(tx)
  const mail = { to: order.email, replyTo: brand.contactEmail, template: template(brand) }
  await sendMail(tx, { secret: null, cause: mailCause('refund', order), ...mail })
}

/** One mail for each change: that there is one change is the order's lock. */
function mailCause(what: string, { id }: Order) {
  return `${what}:${id}:${randomUUID()}`
}
