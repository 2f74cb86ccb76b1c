/** How far an order is, as its buyer is told. */
export type OrderProgress =
  /** The payment has not been confirmed yet. */
  | 'waiting'
  /** The buyer's bank takes its time. */
  | 'pending'
  | 'ready'
  /** It was given away: everything comes by mail. */
  | 'mailed'
  /** Paid more than a day ago: the page shows nothing any more. */
  | 'over'
  | 'expired'
  | 'revoked'
  /** The studio has to look at the payment. */
  | 'fault'

interface OrderFacts {
  status: string
  payment: string
  paidAt: Date | null
  pendingAt: Date | null
  accessRevokedAt: Date | null
  paymentIssue: string
}

const DELIVERY_SHOWN_MS = 24 * 3_600_000

export function getOrderProgress(
  { status, payment, paidAt, pendingAt, accessRevokedAt, paymentIssue }: OrderFacts,
  now = new Date(),
): OrderProgress {
  if (!paidAt) {
    if (paymentIssue) return 'fault'
    if (status === 'expired') return 'expired'
    return pendingAt ? 'pending' : 'waiting'
  }
  if (status !== 'paid' || accessRevokedAt) return 'revoked'
  if (payment === 'free') return 'mailed'
  return now.getTime() - paidAt.getTime() > DELIVERY_SHOWN_MS ? 'over' : 'ready'
}
