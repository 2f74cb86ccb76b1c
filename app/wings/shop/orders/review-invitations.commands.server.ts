import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'

const INVITE_AFTER_DAYS = 5
// a mail about something bought long ago would only puzzle
const INVITE_WITHIN_DAYS = 30

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
