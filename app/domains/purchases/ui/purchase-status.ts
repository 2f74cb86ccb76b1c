import { formatAmount } from '~/domains/orders/order'
import { formatDay } from '~/platform/dates'
import type { Purchase } from '../queries.server'

type Facts = Pick<
  Purchase,
  'status' | 'payment' | 'refunded' | 'currency' | 'paidAt' | 'refundedAt' | 'disputedAt' | 'accessRevokedAt'
>

/** How a purchase stands, in words for its buyer. */
export function statusOf(purchase: Facts) {
  const { status, payment, refunded, currency, paidAt, refundedAt, disputedAt, accessRevokedAt } = purchase
  if (status === 'refunded') return `Refunded${on(refundedAt)}. The key and the downloads work no longer.`
  if (status === 'disputed') {
    return `Your bank disputed the payment${on(disputedAt)}. The key and the downloads rest until it has decided.`
  }
  if (accessRevokedAt)
    return `We took the key and the downloads back${on(accessRevokedAt)}. Write to us if you ask why.`
  if (payment === 'free') return `Yours for free${since(paidAt)}.`
  const part = refunded > 0 ? ` ${formatAmount(refunded, currency)} of it went back to you.` : ''
  return `Paid${on(paidAt)}${payment === 'test' ? ', as a test: no money was taken' : ''}.${part}`
}

export function canUse({ status, accessRevokedAt }: Pick<Facts, 'status' | 'accessRevokedAt'>) {
  return status === 'paid' && !accessRevokedAt
}

function on(moment: Date | null) {
  return moment ? ` on ${formatDay(moment)}` : ''
}

function since(moment: Date | null) {
  return moment ? ` since ${formatDay(moment)}` : ''
}
