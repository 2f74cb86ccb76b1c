/** Money that goes back, as its provider tells of it. Amounts are in the smallest unit of the order's currency. */
export interface Refund {
  id: string
  amount: number
  status: RefundStatus
  /** The provider's word, as `expired_or_canceled_card`; empty where nothing failed. */
  failureReason: string
  createdAt: Date
  /** When it was known that the money stays with the studio. */
  failedAt: Date | null
}

/** In the order in which a refund may go through them: a later one is never followed by an earlier one. */
export const refundStatuses = ['requires_action', 'pending', 'succeeded', 'failed', 'canceled'] as const

export type RefundStatus = (typeof refundStatuses)[number]

/** What a charge says of all its refunds together at a moment. */
export interface ChargeRefundTotal {
  amount: number
  at: Date
}

/**
 * How much went back and stayed there. It is made of everything that is known, in whatever order it came: refunds by
 * name, and what the charge said last, which may speak of a refund that nobody has named.
 */
export function refundedAmount(refunds: Refund[], charge?: ChargeRefundTotal) {
  const named = sumAmounts(refunds.filter(({ failedAt }) => !failedAt))
  if (!charge) return named
  const namedThen = refunds.filter(
    ({ createdAt, failedAt }) => createdAt <= charge.at && (!failedAt || failedAt >= charge.at),
  )
  return named + Math.max(0, charge.amount - sumAmounts(namedThen))
}

function sumAmounts(refunds: Refund[]) {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}
