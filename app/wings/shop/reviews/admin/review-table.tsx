import { Check, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { useSelection } from '~/ui/workspace/use-selection'
import type { ReviewDecision } from '../moderation.commands.server'
import type { QueuedReview } from '../review-queue.queries.server'
import { RejectMenu } from './reject-menu'
import { ReviewStatusBadge, SpamScoreBadge, StarCount } from './review-badges'
import { useReviewModeration } from './use-review-moderation'

interface ReviewTableProps {
  reviews: QueuedReview[]
  empty: React.ReactNode
  isStale: boolean
}

export function ReviewTable({ reviews, ...rest }: ReviewTableProps) {
  const { open, addressOf } = useOpenRow()
  const selection = useSelection(useMemo(() => reviews.map(({ id }) => id), [reviews]))
  const { decide } = useReviewModeration()
  const chosen = reviews.filter(({ id }) => selection.has(id))
  async function decideAll(decision: ReviewDecision) {
    if (await decide(chosen, decision)) selection.clear()
  }
  const title: TableColumn<QueuedReview> = {
    key: 'title',
    header: 'Review',
    className: 'w-2/5 max-md:pr-2',
    cell: (review) => <ReviewExcerpt review={review} to={addressOf(review.id)} />,
  }
  return (
    <>
      <DataTable
        label="Reviews"
        columns={[title, ...columns]}
        rows={reviews}
        getRowKey={({ id }) => id}
        getRowLabel={(review) => `“${review.title}”`}
        selection={selection}
        onOpen={({ id }) => open(id)}
        {...rest}
      />
      <SelectionBar selection={selection}>
        <Button icon={Check} onClick={() => void decideAll({ status: 'approved' })}>
          Approve
        </Button>
        <RejectMenu onReject={(reason) => void decideAll({ status: 'rejected', reason })} />
        {chosen.some(({ status }) => status !== 'waiting') && (
          <Button icon={Undo2} onClick={() => void decideAll({ status: 'waiting' })}>
            Mark as pending
          </Button>
        )}
      </SelectionBar>
    </>
  )
}

const columns: TableColumn<QueuedReview>[] = [
  { key: 'stars', header: 'Rating', cell: ({ stars }) => <StarCount stars={stars} /> },
  { key: 'status', header: 'Status', cell: (review) => <ReviewStatusBadge review={review} /> },
  {
    key: 'product',
    header: 'Product',
    cell: ({ productName, productSlug }) => (
      <a href={`/tools/${productSlug}`} className="hover:underline">
        {productName}
      </a>
    ),
  },
  {
    key: 'spam',
    header: 'Spam score',
    phoneLabel: 'Spam score',
    cell: ({ spamScore }) => <SpamScoreBadge score={spamScore} />,
  },
  {
    key: 'when',
    header: 'Submitted',
    align: 'end',
    cell: ({ createdAt, editedAt }) => <RelativeTime at={editedAt ?? createdAt} />,
  },
]

function ReviewExcerpt({ review, to }: { review: QueuedReview; to: { search: string } }) {
  const { title, excerpt, authorName, photoCount, isVerified } = review
  const photos = photoCount === 1 ? ', 1 photo' : photoCount > 1 ? `, ${photoCount} photos` : ''
  return (
    <>
      <Link to={to} preventScrollReset className="font-semibold wrap-anywhere hover:underline">
        {title}
      </Link>
      <span className="line-clamp-2 wrap-anywhere text-muted">{excerpt}</span>
      <span className="wrap-anywhere text-faint">
        {authorName}
        {isVerified ? ', verified buyer' : ', not verified'}
        {photos}
      </span>
    </>
  )
}
