import { formatDay } from '~/platform/dates'
import type { PostSummary } from './post'

/** Who wrote it, when, and how long it takes. */
export function PostFacts({ post, className = '' }: { post: PostSummary; className?: string }) {
  const { author, publishedAt, readTimeMinutes } = post
  return (
    <p className={`flex flex-wrap gap-x-2 text-small text-faint ${className}`}>
      <span>{author}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={publishedAt.toISOString()}>{formatDay(publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{readTimeMinutes} min read</span>
    </p>
  )
}
