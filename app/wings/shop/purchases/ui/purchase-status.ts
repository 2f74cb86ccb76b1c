import { formatDay } from '~/platform/time/dates'
import { formatAmount } from '~/wings/shop/orders/order'
import type { Purchase } from '../queries.server'

type PurchaseFacts = Pick<
  Purchase,
  'status' | 'payment' | 'refunded' | 'currency' | 'paidAt' | 'refundedAt' | 'disputedAt' | 'accessRevokedAt'
>

/** How a purchase stands, in words for its buyer. */
export function purchaseStatusMessage(purchase: PurchaseFacts) {
  const { status, payment, refunded, currency, paidAt, refundedAt, disputedAt, accessRevokedAt } = purchase
  if (status === 'refunded') return `Refunded${onDay(refundedAt)}. The key and the downloads work no longer.`
  if (status === 'disputed') {
    return `Your bank disputed the payment${onDay(disputedAt)}. The key and the downloads rest until it has decided.`
  }
  if (accessRevokedAt)
    return `We took the key and the downloads back${onDay(accessRevokedAt)}. Write to us if you ask why.`
  if (payment === 'free') return `Yours for free${sinceDay(paidAt)}.`
  const part = refunded > 0 ? ` ${formatAmount(refunded, currency)} of it went back to you.` : ''
  return `Paid${onDay(paidAt)}${payment === 'test' ? ', as a test: no money was taken' : ''}.${part}`
}

export function isPurchaseUsable({ status, accessRevokedAt }: Pick<PurchaseFacts, 'status' | 'accessRevokedAt'>) {
  return status === 'paid' && !accessRevokedAt
}

function onDay(moment: Date | null) {
  return moment ? ` on ${formatDay(moment)}` : ''
}

function sinceDay(moment: Date | null) {
  return moment ? ` since ${formatDay(moment)}` : ''
}
