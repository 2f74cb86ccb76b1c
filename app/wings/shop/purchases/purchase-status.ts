import { formatMoney } from '~/platform/text/money'
import { formatDay } from '~/platform/time/dates'
import type { Purchase } from './queries.server'

type PurchaseFacts = Pick<
  Purchase,
  'status' | 'payment' | 'refunded' | 'currency' | 'paidAt' | 'refundedAt' | 'disputedAt' | 'accessRevokedAt'
>

/** How a purchase stands, in words for its buyer; amounts are written in the language of the site. */
export function purchaseStatusMessage(purchase: PurchaseFacts, language: string) {
  const { status, payment, refunded, currency, paidAt, refundedAt, disputedAt, accessRevokedAt } = purchase
  if (status === 'refunded') return `Refunded${onDay(refundedAt)}. The license key and downloads no longer work.`
  if (status === 'disputed') {
    return `Your bank disputed the payment${onDay(disputedAt)}. The license key and downloads do not work until the dispute is resolved.`
  }
  if (accessRevokedAt) return `Your access was revoked${onDay(accessRevokedAt)}. Contact us if you have questions.`
  if (payment === 'free') return `Free order${onDay(paidAt)}.`
  const part = refunded > 0 ? ` ${formatMoney(refunded, currency, language)} was refunded.` : ''
  return `Paid${onDay(paidAt)}${payment === 'test' ? ' as a test payment. No money was charged' : ''}.${part}`
}

export function isPurchaseUsable({ status, accessRevokedAt }: Pick<PurchaseFacts, 'status' | 'accessRevokedAt'>) {
  return status === 'paid' && !accessRevokedAt
}

function onDay(moment: Date | null) {
  return moment ? ` on ${formatDay(moment)}` : ''
}
