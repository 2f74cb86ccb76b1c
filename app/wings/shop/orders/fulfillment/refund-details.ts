import type { Refund } from './refund'

/** `expired_or_canceled_card` → “expired or canceled card”. */
export function refundFailureReason({ failureReason }: Pick<Refund, 'failureReason'>) {
  return failureReason.replaceAll('_', ' ')
}

/** The cents of what went back that no refund by name accounts for. */
export function unlistedRefundAmount(refunded: number, refunds: Refund[]) {
  return refunds.reduce((rest, { amount, failedAt }) => (failedAt ? rest : rest - amount), refunded)
}
