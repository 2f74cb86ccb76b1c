import { formatCount } from '~/platform/text/format-number'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { PublicReview } from '~/wings/shop/reviews/queries.server'
import type { Rating } from '~/wings/shop/reviews/rating'
import { RatingLine } from '~/wings/shop/reviews/rating-line'

/** What buyers think of the product, of all time. */
export function ReviewsCard({ rating, reviews }: { rating: Rating; reviews: PublicReview[] }) {
  return (
    <section aria-label="Reviews" className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-base">Reviews</h2>
        <RatingLine rating={rating} />
      </div>
      {reviews.length === 0 && <p className="py-8 text-center text-dense text-muted">No approved reviews yet.</p>}
      <ul className="divide-y divide-line">
        {reviews.map(({ id, stars, title, text, authorName, createdAt }) => (
          <li key={id} className="py-2 text-dense">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{title}</span>
              <span className="text-muted">{formatCount(stars, 'star')}</span>
            </p>
            <p className="line-clamp-2 break-words text-muted">{text}</p>
            <p className="text-faint">
              {authorName}, <RelativeTime at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-1 text-dense text-faint">All approved reviews, from any period</p>
    </section>
  )
}
