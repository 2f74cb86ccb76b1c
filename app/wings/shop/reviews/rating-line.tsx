import { Star } from 'lucide-react'
import { formatCount } from '~/platform/text/format-number'
import { averageRating, type Rating } from './rating'

/** The average and how many gave it, on one line. Nothing without reviews. */
export function RatingLine({ rating }: { rating: Pick<Rating, 'count' | 'sum'> | null }) {
  if (!rating || rating.count === 0) return null
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <Star size={16} aria-hidden="true" fill="currentColor" className="shrink-0 text-accent" />
      <span className="font-semibold">
        {averageRating(rating).toFixed(1)}
        <span className="sr-only"> of 5 stars</span>
      </span>
      <span className="text-muted">{formatCount(rating.count, 'review')}</span>
    </span>
  )
}
