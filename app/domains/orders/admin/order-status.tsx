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
  order: { status: OrderStatus; payment: PaymentKind; fault: string; accessRevokedAt: Date | null }
}

/** Where the money is, and what else must be known before anything is done. */
export function OrderStatusBadges({ order: { status, payment, fault, accessRevokedAt } }: OrderStatusProps) {
  const isGiven = status === 'paid' && payment === 'free'
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[status]}>{isGiven ? 'Given away' : orderStatuses[status]}</Badge>
      {payment === 'test' && <Badge tone="warning">Test</Badge>}
      {status === 'paid' && accessRevokedAt && <Badge tone="danger">Access revoked</Badge>}
      {fault && <Badge tone="danger">Needs a look</Badge>}
    </span>
  )
}
