import { Badge, type Tone } from '~/ui/workspace/badge'
import type { QueuedReview } from '../moderation/list-reviews.server'
import { rejectionReasons, reviewStatuses } from '../review'
import { SUSPICIOUS_POINTS } from '../spam-signs'

const tones: Record<QueuedReview['status'], Tone> = { waiting: 'accent', approved: 'success', rejected: 'danger' }

type Shown = Pick<QueuedReview, 'status' | 'rejectedFor' | 'editedAt'>

export function ReviewState({ review: { status, rejectedFor, editedAt } }: { review: Shown }) {
  const why = rejectedFor ? rejectionReasons[rejectedFor] : undefined
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[status]} title={why}>
        {reviewStatuses[status]}
      </Badge>
      {status === 'waiting' && editedAt && <Badge>Changed</Badge>}
    </span>
  )
}

export function SpamScore({ score }: { score: number }) {
  if (score === 0) return <span className="text-faint">None</span>
  return <Badge tone={score >= SUSPICIOUS_POINTS ? 'danger' : 'warning'}>{score} of 100</Badge>
}

/** The stars in figures; the drawing beside them is for the eye. */
export function Stars({ stars }: { stars: number }) {
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
