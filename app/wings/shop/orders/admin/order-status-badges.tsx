import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { type OrderStatus, orderStatusLabels, type PaymentProvider } from '../order'

const tones: Record<OrderStatus, BadgeTone> = {
  open: 'neutral',
  paid: 'success',
  refunded: 'neutral',
  disputed: 'danger',
  expired: 'neutral',
}

interface OrderStatusBadgesProps {
  order: {
    status: OrderStatus
    payment: PaymentProvider
    total: number
    refunded: number
    paymentIssue: string
    accessRevokedAt: Date | null
  }
}

/** Where the money is, and what else must be known before anything is done. */
export function OrderStatusBadges({ order }: OrderStatusBadgesProps) {
  const { status, payment, total, refunded, paymentIssue, accessRevokedAt } = order
  const isGiven = status === 'paid' && payment === 'free'
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[status]}>{isGiven ? 'Free' : orderStatusLabels[status]}</Badge>
      {payment === 'test' && <Badge tone="warning">Test</Badge>}
      {refunded > 0 && refunded < total && <Badge tone="neutral">Partially refunded</Badge>}
      {status === 'paid' && accessRevokedAt && <Badge tone="danger">Access revoked</Badge>}
      {paymentIssue && <Badge tone="danger">Needs attention</Badge>}
    </span>
  )
}
