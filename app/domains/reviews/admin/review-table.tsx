import { Check, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { useSelection } from '~/ui/workspace/use-selection'
import type { QueuedReview } from '../moderation/list-reviews.server'
import type { Decision } from '../moderation/moderate.server'
import { RejectMenu } from './reject-menu'
import { ReviewState, SpamScore, Stars } from './review-state'
import { useModeration } from './use-moderation'

interface ReviewTableProps {
  reviews: QueuedReview[]
  empty: React.ReactNode
  isStale: boolean
}

export function ReviewTable({ reviews, ...rest }: ReviewTableProps) {
  const { open, addressOf } = useOpenRow()
  const selection = useSelection(useMemo(() => reviews.map(({ id }) => id), [reviews]))
  const { decide } = useModeration()
  const chosen = reviews.filter(({ id }) => selection.has(id))
  async function decideAll(decision: Decision) {
    if (await decide(chosen, decision)) selection.clear()
  }
  const title: Column<QueuedReview> = {
    key: 'title',
    head: 'Review',
    className: 'w-2/5 max-md:pr-2',
    cell: (review) => <Beginning review={review} to={addressOf(review.id)} />,
  }
  return (
    <>
      <DataTable
        label="Reviews"
        columns={[title, ...columns]}
        rows={reviews}
        keyOf={({ id }) => id}
        nameOf={(review) => `“${review.title}”`}
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
            Back to the queue
          </Button>
        )}
      </SelectionBar>
    </>
  )
}

const columns: Column<QueuedReview>[] = [
  { key: 'stars', head: 'Stars', cell: ({ stars }) => <Stars stars={stars} /> },
  { key: 'status', head: 'Status', cell: (review) => <ReviewState review={review} /> },
  {
    key: 'product',
    head: 'Product',
    cell: ({ productName, productSlug }) => (
      <a href={`/tools/${productSlug}`} className="hover:underline">
        {productName}
      </a>
    ),
  },
  {
    key: 'spam',
    head: 'Signs of spam',
    phoneLabel: 'Signs of spam',
    cell: ({ spamScore }) => <SpamScore score={spamScore} />,
  },
  { key: 'when', head: 'When', align: 'end', cell: ({ createdAt, editedAt }) => <Moment at={editedAt ?? createdAt} /> },
]

function Beginning({ review, to }: { review: QueuedReview; to: { search: string } }) {
  const { title, beginning, authorName, photoCount, isVerified } = review
  const photos = photoCount === 1 ? ', 1 photo' : photoCount > 1 ? `, ${photoCount} photos` : ''
  return (
    <>
      <Link to={to} preventScrollReset className="font-semibold wrap-anywhere hover:underline">
        {title}
      </Link>
      <span className="line-clamp-2 wrap-anywhere text-muted">{beginning}</span>
      <span className="wrap-anywhere text-faint">
        {authorName}
        {isVerified ? ', verified buyer' : ', not verified'}
        {photos}
      </span>
    </>
  )
}
