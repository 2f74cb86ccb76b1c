import { formatDay } from '~/platform/dates'
import type { Purchase } from '../queries.server'

type Facts = Pick<Purchase, 'status' | 'payment' | 'paidAt' | 'refundedAt' | 'disputedAt' | 'accessRevokedAt'>

/** How a purchase stands, in words for its buyer. */
export function statusOf({ status, payment, paidAt, refundedAt, disputedAt, accessRevokedAt }: Facts) {
  if (status === 'refunded') return `Refunded${on(refundedAt)}. The key and the downloads work no longer.`
  if (status === 'disputed') {
    return `Your bank disputed the payment${on(disputedAt)}. The key and the downloads rest until it has decided.`
  }
  if (accessRevokedAt)
    return `We took the key and the downloads back${on(accessRevokedAt)}. Write to us if you ask why.`
  if (payment === 'free') return `Yours for free${since(paidAt)}.`
  return `Paid${on(paidAt)}${payment === 'test' ? ', as a test: no money was taken' : ''}.`
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
