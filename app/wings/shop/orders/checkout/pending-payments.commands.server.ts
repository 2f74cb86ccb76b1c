import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { paymentFailedMail } from '../emails'
import { lockOrder } from '../queries.server'
import { resumeCheckoutUrl } from './order-key.server'

/** The buyer has done everything, and the money is under way, as with bank transfers. */
export async function markPaymentPending(tx: Database, orderId: string, now: Date) {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'open' || order.pendingAt) return
  await tx.updateTable('orders').set({ pendingAt: now }).where('id', '=', orderId).execute()
}

/** The money that was under way did not come. */
export async function markPaymentFailed(tx: Database, orderId: string, env: SiteEnvironment, now: Date) {
  const order = await lockOrder(tx, orderId)
  if (!order || order.paidAt || order.status === 'expired') return
  // the mail that says so takes the place of the reminder
  const change = { status: 'expired', expiredAt: now, pendingAt: null, remindedAt: now }
  await tx.updateTable('orders').set(change).where('id', '=', orderId).execute()
  const brand = await findBrand(tx)
  const template = paymentFailedMail(brand, order, resumeCheckoutUrl(env, orderId))
  await sendMail(tx, {
    secret: env.SECRET,
    cause: `payment-failed:${orderId}`,
    to: order.email,
    replyTo: brand.contactEmail,
    template,
  })
}

/** Nobody can pay this order any more; should a payment come all the same, it is settled. */
export async function expireOrder(tx: Database, orderId: string, now: Date) {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'open') return
  const change = { status: 'expired', expiredAt: now, pendingAt: null }
  await tx.updateTable('orders').set(change).where('id', '=', orderId).execute()
}
