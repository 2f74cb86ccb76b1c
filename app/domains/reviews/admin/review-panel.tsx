import { Check, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { AuditEntry } from '~/domains/audit/queries.server'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { Facts } from '~/ui/workspace/facts'
import { Moment } from '~/ui/workspace/moment'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import type { ModeratedReview } from '../moderation/list-reviews.server'
import { rejectionReasons } from '../review'
import { History } from './history'
import { Photos } from './photos'
import { RejectMenu } from './reject-menu'
import { ReplyField } from './reply-field'
import { ReviewState, Stars } from './review-state'
import { SpamSigns } from './spam-signs-list'
import { useModeration } from './use-moderation'

interface ReviewPanelProps {
  review: ModeratedReview | undefined
  history: AuditEntry[]
}

/** A review beside the list, with all that helps to decide. */
export function ReviewPanel({ review, history }: ReviewPanelProps) {
  const { close } = useOpenRow()
  if (!review) return null
  const { title, text, stars, photos, authorName, productName } = review
  return (
    <Sheet
      open
      onOpenChange={close}
      title={title}
      description={`${authorName} on ${productName}`}
      footer={<Decisions review={review} />}
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <Stars stars={stars} />
          <ReviewState review={review} />
        </div>
        <p className="max-w-prose text-small break-words whitespace-pre-wrap">{text}</p>
        {photos.length > 0 && <Photos photos={photos} />}
        <SpamSigns signs={review.spamSigns} score={review.spamScore} />
        <Purchase review={review} />
        <ReplyField key={`${review.id} ${review.reply}`} review={review} />
        <History entries={history} />
      </div>
    </Sheet>
  )
}

function Purchase({ review }: { review: ModeratedReview }) {
  const { orderId, orderNumber, orderStatus, payment, tierName, paidAt, email, isVerified, rejectedFor } = review
  return (
    <Facts
      facts={[
        [
          'Order',
          <span key="order">
            <Link to={`/admin/orders/${orderId}`} className="link">
              {orderNumber}
            </Link>
            , {tierName}, {orderStatus}
            {payment === 'free' && ', given away'}
          </span>,
        ],
        ['Customer', email],
        ['Paid', paidAt && <Moment key="paid" at={paidAt} isExact />],
        ['Badge', isVerified ? 'Verified buyer, as long as the order stands' : 'None: the order is not paid for'],
        ['Written', <Moment key="written" at={review.createdAt} isExact />],
        ['Changed', review.editedAt && <Moment key="changed" at={review.editedAt} isExact />],
        ['Rejected for', rejectedFor && rejectionReasons[rejectedFor]],
      ]}
    />
  )
}

function Decisions({ review }: { review: ModeratedReview }) {
  const { decide } = useModeration()
  const { status } = review
  return (
    <>
      {status !== 'waiting' && (
        <Button icon={Undo2} onClick={() => void decide([review], { status: 'waiting' })}>
          Back to the queue
        </Button>
      )}
      {status !== 'rejected' && (
        <RejectMenu onReject={(reason) => void decide([review], { status: 'rejected', reason })} />
      )}
      {status !== 'approved' && (
        <Button variant="primary" icon={Check} onClick={() => void decide([review], { status: 'approved' })}>
          Approve
        </Button>
      )}
    </>
  )
}
