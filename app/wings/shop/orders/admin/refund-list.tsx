import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { Money } from '~/wings/site/settings/money'
import type { Refund, RefundStatus } from '../fulfillment/refund'
import { refundFailureReason, unlistedRefundAmount } from '../fulfillment/refund-details'

const statusBadges: Record<RefundStatus, [label: string, tone: BadgeTone] | null> = {
  requires_action: ['Requires action', 'warning'],
  pending: ['Pending', 'neutral'],
  succeeded: null,
  failed: ['Failed', 'danger'],
  canceled: ['Canceled', 'danger'],
}

interface RefundListProps {
  order: { refunded: number; currency: string }
  refunds: Refund[]
}

/** Each refund of an order, with what became of it. */
export function RefundList({ order: { refunded, currency }, refunds }: RefundListProps) {
  const rest = unlistedRefundAmount(refunded, refunds)
  return (
    <ul className="grid gap-1">
      {refunds.map((refund) => (
        <RefundItem key={refund.id} refund={refund} currency={currency} />
      ))}
      {rest > 0 && (
        <li className="tabular-nums">
          −<Money amount={rest} currency={currency} />
        </li>
      )}
    </ul>
  )
}

function RefundItem({ refund, currency }: { refund: Refund; currency: string }) {
  const { amount, status, createdAt, failedAt } = refund
  const state = statusBadges[status]
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={`tabular-nums ${failedAt ? 'text-faint line-through' : ''}`}>
        −<Money amount={amount} currency={currency} />
      </span>
      {state && <Badge tone={state[1]}>{state[0]}</Badge>}
      <span className="text-faint">
        <RelativeTime at={createdAt} />
        {failedAt && refund.failureReason && `, ${refundFailureReason(refund)}`}
      </span>
    </li>
  )
}
