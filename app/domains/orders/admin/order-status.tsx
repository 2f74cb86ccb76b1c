import { Badge, type Tone } from '~/ui/workspace/badge'
import { type OrderStatus, orderStatuses, type PaymentKind } from '../order'

const tones: Record<OrderStatus, Tone> = {
  open: 'neutral',
  paid: 'success',
  refunded: 'neutral',
  disputed: 'danger',
  expired: 'neutral',
}

interface OrderStatusProps {
  order: {
    status: OrderStatus
    payment: PaymentKind
    total: number
    refunded: number
    fault: string
    accessRevokedAt: Date | null
  }
}

/** Where the money is, and what else must be known before anything is done. */
export function OrderStatusBadges({ order }: OrderStatusProps) {
  const { status, payment, total, refunded, fault, accessRevokedAt } = order
  const isGiven = status === 'paid' && payment === 'free'
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[status]}>{isGiven ? 'Given away' : orderStatuses[status]}</Badge>
      {payment === 'test' && <Badge tone="warning">Test</Badge>}
      {refunded > 0 && refunded < total && <Badge tone="neutral">Partly refunded</Badge>}
      {status === 'paid' && accessRevokedAt && <Badge tone="danger">Access revoked</Badge>}
      {fault && <Badge tone="danger">Needs a look</Badge>}
    </span>
  )
}
