/** How far an order is, as its buyer is told. */
export type Progress =
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

interface Facts {
  status: string
  payment: string
  paidAt: Date | null
  pendingAt: Date | null
  accessRevokedAt: Date | null
  fault: string
}

const SHOWN_MS = 24 * 3_600_000

export function progressOf(
  { status, payment, paidAt, pendingAt, accessRevokedAt, fault }: Facts,
  now = new Date(),
): Progress {
  if (!paidAt) {
    if (fault) return 'fault'
    if (status === 'expired') return 'expired'
    return pendingAt ? 'pending' : 'waiting'
  }
  if (status !== 'paid' || accessRevokedAt) return 'revoked'
  if (payment === 'free') return 'mailed'
  return now.getTime() - paidAt.getTime() > SHOWN_MS ? 'over' : 'ready'
}
