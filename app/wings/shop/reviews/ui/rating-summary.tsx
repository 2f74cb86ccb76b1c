import { Link } from 'react-router'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { averageRating, type Rating } from '../rating'
import { StarRating } from './star-rating'

interface RatingSummaryProps {
  rating: Rating
  /** To how many stars the list is narrowed. */
  stars: number | undefined
  addressOf: (change: { stars: number | undefined }) => string
}

/** The average, and how many gave how many stars; each bar leads to its reviews. */
export function RatingSummary({ rating, stars: narrowed, addressOf }: RatingSummaryProps) {
  const average = averageRating(rating)
  return (
    <div>
      <p className="font-heading text-h1 font-bold tabular-nums">
        {average.toFixed(1)}
        <span className="sr-only"> of 5 stars</span>
      </p>
      <StarRating stars={average} />
      <p className="mt-1 text-small text-muted">{formatCount(rating.count, 'review')}from verified buyers</p>
      <ul className="mt-4 text-small">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = rating.stars[stars - 1] ?? 0
          const bar = <Bar stars={stars} count={count} share={count / rating.count} />
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className="flex min-h-11 items-center gap-3 text-faint">{bar}</span>
              ) : (
                <Link
                  to={addressOf({ stars: narrowed === stars ? undefined : stars })}
                  rel="nofollow"
                  aria-current={narrowed === stars ? 'true' : undefined}
                  className="flex min-h-11 items-center gap-3 hover:text-accent aria-[current]:font-semibold"
                >
                  {bar}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Bar({ stars, count, share }: { stars: number; count: number; share: number }) {
  return (
    <>
      <span className="w-14 shrink-0">{formatCount(stars, 'star')}</span>
      <span className="flex-1 rounded-md bg-line forced-colors:border" aria-hidden="true">
        <span
          className="block h-2 rounded-md bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </span>
      <span className="w-14 shrink-0 text-right tabular-nums">
        {formatNumber(count)}
        <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
      </span>
    </>
  )
}
