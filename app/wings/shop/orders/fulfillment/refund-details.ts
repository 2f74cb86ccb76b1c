import type { Refund } from './refund'

/** `expired_or_canceled_card` → “expired or canceled card”. */
export function refundFailureReason({ failureReason }: Pick<Refund, 'failureReason'>) {
  return failureReason.replaceAll('_', ' ')
}

/** How much went back that no refund by name accounts for. */
export function unlistedRefundAmount(refunded: number, refunds: Refund[]) {
  return refunds.reduce((rest, { amount, failedAt }) => (failedAt ? rest : rest - amount), refunded)
}
