import { Link } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { Section } from '~/ui/section'
import { SortLinks } from '~/ui/sort-links'
import type { PublicReview } from './queries.server'
import type { Rating } from './rating'
import { type ReviewSort, reviewSortLabels } from './review'
import { RatingSummary } from './ui/rating-summary'
import { ReviewCard } from './ui/review-card'

interface ReviewsPathOptions {
  stars?: number | undefined
  sort: ReviewSort
  page: number
}

export interface ProductReviewsProps {
  /** Of the product's page. */
  path: string
  /** Who answers. */
  studio: string
  rating: Rating
  reviews: PublicReview[]
  stars: number | undefined
  sort: ReviewSort
  page: number
  pages: number
}

/** What buyers think of a product: the figures, then the reviews, which can be narrowed and ordered. */
export function ProductReviews({ path, studio, rating, reviews, page, pages, ...shown }: ProductReviewsProps) {
  const addressOf = (change: Partial<ReviewListQuery>) => reviewsPath(path, { ...shown, page: 1, ...change })
  return (
    <div id="reviews" data-part="reviews" data-links="other">
      <Section title="Reviews">
        {rating.count === 0 ? (
          <EmptyState title="No reviews yet." text="Only customers who bought this product can write a review." />
        ) : (
          <div data-in-place="" className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:items-start lg:gap-16">
            <RatingSummary rating={rating} stars={shown.stars} addressOf={addressOf} />
            <div>
              <SortOptions {...shown} addressOf={addressOf} />
              <ul>
                {reviews.map((review) => (
                  <ReviewCard key={review.id} review={review} studio={studio} />
                ))}
              </ul>
              <Pagination
                page={page}
                pageCount={pages}
                hrefFor={(number) => addressOf({ page: number })}
                labels={{ previous: 'Previous', next: 'Next' }}
              />
            </div>
          </div>
        )}
      </Section>
    </div>
  )
}

export interface ReviewListQuery {
  stars?: number | undefined
  sort: ReviewSort
  page: number
}

interface SortingProps extends Pick<ReviewListQuery, 'stars' | 'sort'> {
  addressOf: (change: Partial<ReviewListQuery>) => string
}

function SortOptions({ stars, sort, addressOf }: SortingProps) {
  const sorts = Object.entries(reviewSortLabels) as [ReviewSort, string][]
  const links = sorts.map(([choice, label]) => ({ label, to: addressOf({ sort: choice }), isCurrent: choice === sort }))
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 text-small text-muted">
      <p>
        {stars ? `Reviews with ${formatCount(stars, 'star')}. ` : 'All reviews. '}
        {stars && (
          <Link to={addressOf({ stars: undefined })} className="link">
            Show all
          </Link>
        )}
      </p>
      <SortLinks label="Sort reviews" links={links} rel="nofollow" />
    </div>
  )
}

/** The address of a product's page with a part of its reviews; what is usual is left out. */
function reviewsPath(path: string, { stars, sort, page }: ReviewsPathOptions) {
  const query = new URLSearchParams({
    ...(stars && { stars: String(stars) }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { reviews: String(page) }),
  })
  return `${path}${query.size ? `?${query}` : ''}#reviews`
}
