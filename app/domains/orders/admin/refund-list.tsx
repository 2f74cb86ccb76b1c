import { Badge, type Tone } from '~/ui/workspace/badge'
import { Moment } from '~/ui/workspace/moment'
import { formatAmount } from '../order'
import { reasonOf, unnamedRefund } from '../refunds/describe-refund'
import type { Refund, RefundStatus } from '../refunds/refund'

const states: Record<RefundStatus, [label: string, tone: Tone] | null> = {
  requires_action: ['Waits for the buyer', 'warning'],
  pending: ['On its way', 'neutral'],
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
  const rest = unnamedRefund(refunded, refunds)
  return (
    <ul className="grid gap-1">
      {refunds.map((refund) => (
        <OneRefund key={refund.id} refund={refund} currency={currency} />
      ))}
      {rest > 0 && <li className="tabular-nums">−{formatAmount(rest, currency)}</li>}
    </ul>
  )
}

function OneRefund({ refund, currency }: { refund: Refund; currency: string }) {
  const { amount, status, createdAt, failedAt } = refund
  const state = states[status]
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={`tabular-nums ${failedAt ? 'text-faint line-through' : ''}`}>
        −{formatAmount(amount, currency)}
      </span>
      {state && <Badge tone={state[1]}>{state[0]}</Badge>}
      <span className="text-faint">
        <Moment at={createdAt} />
        {failedAt && refund.failureReason && `, ${reasonOf(refund)}`}
      </span>
    </li>
  )
}
