import { formatDay } from '~/platform/time/dates'
import type { PostSummary } from '../post'

/** Who wrote it, when, and how long it takes. */
export function PostByline({ post, className = '' }: { post: PostSummary; className?: string }) {
  const { author, publishedAt, readTimeMinutes } = post
  return (
    <p data-links="other" className={`text-small text-faint *:inline-block ${className}`}>
      {author && <span>{author} ·</span>}{' '}
      <span>
        <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt)}</time> ·
      </span>{' '}
      <span>{readTimeMinutes} min read</span>
    </p>
  )
}
