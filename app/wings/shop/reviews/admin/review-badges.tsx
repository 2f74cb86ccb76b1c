import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { rejectionReasonLabels, reviewStatusLabels } from '../review'
import type { QueuedReview } from '../review-queue.queries.server'
import { SPAM_THRESHOLD } from '../spam-signs'

const tones: Record<QueuedReview['status'], BadgeTone> = { waiting: 'accent', approved: 'success', rejected: 'danger' }

type BadgedReview = Pick<QueuedReview, 'status' | 'rejectedFor' | 'editedAt'>

export function ReviewStatusBadge({ review: { status, rejectedFor, editedAt } }: { review: BadgedReview }) {
  const why = rejectedFor ? rejectionReasonLabels[rejectedFor] : undefined
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[status]} title={why}>
        {reviewStatusLabels[status]}
      </Badge>
      {status === 'waiting' && editedAt && <Badge>Edited</Badge>}
    </span>
  )
}

export function SpamScoreBadge({ score }: { score: number }) {
  if (score === 0) return <span className="text-faint">None</span>
  return <Badge tone={score >= SPAM_THRESHOLD ? 'danger' : 'warning'}>{score} of 100</Badge>
}

/** The stars in figures; the drawing beside them is for the eye. */
export function StarCount({ stars }: { stars: number }) {
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="text-accent">
        {'★'.repeat(stars)}
        <span className="text-line">{'★'.repeat(5 - stars)}</span>
      </span>
      <span className="sr-only">{stars} of 5 stars</span>
    </span>
  )
}
