import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { DAY_MS } from '~/platform/time/dates'
import { reviewPath } from '~/wings/shop/reviews/review-link.server'
import { listReviewedOrderIds } from '~/wings/shop/reviews/reviewable-order.queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { reviewInvitationMail } from './review-invitation-email'

const INVITE_AFTER_DAYS = 5
// a mail about something bought long ago would only puzzle
const INVITE_WITHIN_DAYS = 30

export const REVIEW_INVITATION_BATCH_SIZE = 50

/** Writes the mails of the next few orders in the transaction that notes them. Answers how many orders it looked at. */
export function sendReviewInvitationBatch(
  db: Database,
  env: Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const orders = await lockOrdersForReviewInvitation(tx, now, REVIEW_INVITATION_BATCH_SIZE)
    if (orders.length === 0) return 0
    const ids = orders.map(({ id }) => id)
    const reviewed = await listReviewedOrderIds(tx, ids)
    const brand = await findBrand(tx)
    for (const order of orders) {
      if (reviewed.includes(order.id)) continue
      const template = reviewInvitationMail(brand, order, env.ORIGIN + reviewPath(env.SECRET, order.id))
      await sendMail(tx, {
        secret: env.SECRET,
        cause: `review-invitation:${order.id}`,
        to: order.email,
        replyTo: brand.contactEmail,
        template,
      })
    }
    await markReviewInvited(tx, ids, now)
    return orders.length
  })
}

/** Orders whose buyers may now be asked for a review, the oldest first. They are held until the transaction `tx` ends. */
export function lockOrdersForReviewInvitation(tx: Database, now: Date, limit: number) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return tx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .innerJoin('products', 'products.id', 'orders.productId')
    .select(['orders.id', 'number', 'buyerName', 'email', 'productId', 'productName', 'slug as productSlug'])
    .where('status', '=', 'paid')
    .where('payment', '!=', 'free')
    .where('invitedAt', 'is', null)
    .where('accessRevokedAt', 'is', null)
    .where('paidAt', '<=', daysAgo(INVITE_AFTER_DAYS))
    .where('paidAt', '>', daysAgo(INVITE_WITHIN_DAYS))
    .orderBy('paidAt')
    .limit(limit)
    .forUpdate('orders')
    .skipLocked()
    .execute()
}

export async function markReviewInvited(tx: Database, orderIds: string[], now = new Date()) {
  if (orderIds.length === 0) return
  await tx.updateTable('orders').set({ invitedAt: now }).where('id', 'in', orderIds).execute()
}
