import { Check, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Sheet } from '~/ui/workspace/dialog'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { actionLabel } from '~/wings/site/audit-log/action-label'
import type { AuditEntry } from '~/wings/site/audit-log/queries.server'
import { type Picture, pictureUrlAtLeast } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import { rejectionReasonLabels } from '../review'
import type { ReviewToModerate } from '../review-queue.queries.server'
import { SPAM_THRESHOLD, type SpamSign } from '../spam-signs'
import { RejectMenu } from './reject-menu'
import { ReplyField } from './reply-field'
import { ReviewStatusBadge, SpamScoreBadge, StarCount } from './review-badges'
import { useReviewModeration } from './use-review-moderation'

interface SpamSignListProps {
  signs: SpamSign[]
  score: number
}

const FULL_WIDTH = 10_000

interface ReviewPanelProps {
  review: ReviewToModerate | undefined
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
      footer={<DecisionButtons review={review} />}
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <StarCount stars={stars} />
          <ReviewStatusBadge review={review} />
        </div>
        <p className="max-w-prose text-small break-words whitespace-pre-wrap">{text}</p>
        {photos.length > 0 && <ReviewPhotoList photos={photos} />}
        <SpamSignList signs={review.spamSigns} score={review.spamScore} />
        <PurchaseFacts review={review} />
        <ReplyField key={`${review.id} ${review.reply}`} review={review} />
        <ReviewHistory entries={history} />
      </div>
    </Sheet>
  )
}

function PurchaseFacts({ review }: { review: ReviewToModerate }) {
  const { orderId, orderNumber, orderStatus, payment, tierName, paidAt, email, isVerified, rejectedFor } = review
  return (
    <DescriptionList
      items={[
        [
          'Order',
          <span key="order">
            <Link to={`/admin/orders/${orderId}`} className="link">
              {orderNumber}
            </Link>
            , {tierName}, {orderStatus}
            {payment === 'free' && ', free'}
          </span>,
        ],
        ['Customer', email],
        ['Paid', paidAt && <RelativeTime key="paid" at={paidAt} isExact />],
        ['Badge', isVerified ? 'Verified buyer' : 'None: the order is not paid'],
        ['Submitted', <RelativeTime key="written" at={review.createdAt} isExact />],
        ['Edited', review.editedAt && <RelativeTime key="changed" at={review.editedAt} isExact />],
        ['Rejection reason', rejectedFor && rejectionReasonLabels[rejectedFor]],
      ]}
    />
  )
}

function DecisionButtons({ review }: { review: ReviewToModerate }) {
  const { decide } = useReviewModeration()
  const { status } = review
  return (
    <>
      {status !== 'waiting' && (
        <Button icon={Undo2} onClick={() => void decide([review], { status: 'waiting' })}>
          Mark as pending
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

/** Everything that was done to a review, newest first. */
function ReviewHistory({ entries }: { entries: AuditEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section className="grid gap-2 text-dense">
      <h3 className="font-sans font-semibold">History</h3>
      <ol className="grid gap-1.5">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {actionLabel(entry.action)}
              {rejectionReasonText(entry.after)} <span className="text-faint">by {entry.actorEmail}</span>
            </span>
            <RelativeTime at={entry.happenedAt} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function rejectionReasonText(after: AuditEntry['after']) {
  const reason = typeof after === 'object' && after !== null && 'reason' in after ? after.reason : undefined
  return typeof reason === 'string' ? ` (${reason.toLowerCase()})` : ''
}

function ReviewPhotoList({ photos }: { photos: Picture[] }) {
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {photos.map((photo, place) => (
        <li key={photo.checksum} className="aspect-square overflow-hidden rounded-md bg-wash">
          <a href={pictureUrlAtLeast(photo, FULL_WIDTH)} target="_blank" rel="noreferrer">
            <PictureImage
              picture={{ ...photo, alt: `Photo ${place + 1}, full size` }}
              sizes="16rem"
              className="h-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Why a review looks like spam, sign by sign. It is a help: nothing follows from it by itself. */
function SpamSignList({ signs, score }: SpamSignListProps) {
  if (signs.length === 0) return <p className="text-dense text-muted">No signs of spam.</p>
  return (
    <section className="grid gap-2 text-dense">
      <h3 className="flex items-center gap-2 font-sans font-semibold">
        Spam score <SpamScoreBadge score={score} />
      </h3>
      <ul className="grid gap-1">
        {signs.map(({ rule, points, found }) => (
          <li key={rule} className="flex justify-between gap-4">
            <span className="break-words">{found}</span>
            <span className="whitespace-nowrap text-muted tabular-nums">{points} points</span>
          </li>
        ))}
      </ul>
      {score >= SPAM_THRESHOLD && <p className="text-muted">Likely spam. Check it before you approve it.</p>}
    </section>
  )
}
