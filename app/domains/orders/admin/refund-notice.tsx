import { Notice } from '~/ui/workspace/notice'
import { formatAmount } from '../order'
import { reasonOf } from '../refunds/describe-refund'
import type { Refund } from '../refunds/refund'

interface RefundNoticeProps {
  order: { currency: string }
  refunds: Refund[]
}

/** Stays until another refund was made: the buyer has not got the money. */
export function RefundNotice({ order: { currency }, refunds }: RefundNoticeProps) {
  const last = refunds.at(-1)
  if (!last?.failedAt) return null
  const why = last.failureReason && ` (${reasonOf(last)})`
  return (
    <div className="mb-6">
      <Notice kind="warning" title="The last refund failed">
        The buyer’s bank did not take {formatAmount(last.amount, currency)}
        {why}, so the order stands as it did before. Refund it again, or send the money in another way.
      </Notice>
    </div>
  )
}
