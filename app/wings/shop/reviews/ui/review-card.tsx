import { BadgeCheck } from 'lucide-react'
import { formatCount } from '~/platform/text/format-number'
import { formatDay } from '~/platform/time/dates'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import type { PublicReview } from '../queries.server'
import { StarRating } from './star-rating'

const FULL_WIDTH = 10_000

/** One review, as plain text: whatever was typed is shown, nothing of it does anything. */
export function ReviewCard({ review, studio }: { review: PublicReview; studio: string }) {
  const { id, stars, title, text, authorName, createdAt, isVerified, photos, reply } = review
  return (
    <li className="wrap-anywhere border-t border-line py-8">
      <article aria-labelledby={`review-${id}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <StarRating stars={stars} />
          <span className="sr-only">{formatCount(stars, 'star')} of 5.</span>
          <span className="font-semibold text-ink">{authorName}</span>
          {isVerified && (
            <span className="inline-flex items-center gap-1 font-medium text-success">
              <BadgeCheck size={16} aria-hidden="true" />
              Verified buyer
            </span>
          )}
          <time dateTime={new Date(createdAt).toISOString()}>{formatDay(new Date(createdAt))}</time>
        </p>
        <h3 id={`review-${id}`} className="mt-2 text-h3">
          {title}
        </h3>
        <p className="mt-2 max-w-2xl whitespace-pre-line text-muted">{text}</p>
        {photos.length > 0 && <Photos review={review} />}
        {reply && (
          <div className="mt-4 max-w-2xl border-l-2 border-accent pl-4">
            <p className="text-small font-semibold">{studio} replied</p>
            <p className="mt-1 whitespace-pre-line text-muted">{reply}</p>
          </div>
        )}
      </article>
    </li>
  )
}

function Photos({ review: { photos, authorName } }: { review: PublicReview }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {photos.map((photo, place) => (
        <li key={photo.checksum} className="aspect-square w-28 overflow-hidden rounded-md bg-wash">
          <a href={pictureUrlAtLeast(photo, FULL_WIDTH)} title="View full-size photo">
            <PictureImage
              picture={{ ...photo, alt: `Photo ${place + 1} by ${authorName}` }}
              sizes="7rem"
              className="h-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
