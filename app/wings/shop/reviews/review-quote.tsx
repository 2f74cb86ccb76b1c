import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount } from '~/platform/text/format-number'
import type { FeaturedReview } from './newest-reviews.queries.server'
import { StarRating } from './ui/star-rating'

interface ReviewQuoteProps {
  review: FeaturedReview
  /** The heading's level on the page where the review stands. */
  level?: 2 | 3
  /** Of the product's page; without it the product is not named. */
  productPath?: string
}

/** A review apart from its product's page, as plain text. */
export function ReviewQuote({ review, level = 3, productPath }: ReviewQuoteProps) {
  const { stars, title, text, authorName, isVerified, productName } = review
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <figure data-links="card" className="wrap-anywhere flex h-full flex-col border-t-2 border-ink pt-5">
      <p>
        <StarRating stars={stars} />
        <span className="sr-only">{formatCount(stars, 'star')} of 5.</span>
      </p>
      <blockquote className="mt-3">
        <Heading className="text-h3">{title}</Heading>
        <p className="mt-2 line-clamp-6 whitespace-pre-line text-muted">{text}</p>
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-3 pt-4 text-small text-muted">
        <span className="font-semibold text-ink">{authorName}</span>
        {isVerified && (
          <span className="inline-flex items-center gap-1 font-medium text-success">
            <BadgeCheck size={16} aria-hidden="true" />
            Verified buyer
          </span>
        )}
        {productPath && (
          <span>
            about{' '}
            <Link to={productPath} className="link">
              {productName}
            </Link>
          </span>
        )}
      </figcaption>
    </figure>
  )
}
