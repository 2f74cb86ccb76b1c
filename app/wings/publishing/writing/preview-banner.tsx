import { formatDateTime } from '~/platform/time/dates'

/** Says that this is not, or not only, a page of the site. */
export function PreviewBanner({ isPublished, savedAt }: { isPublished: boolean; savedAt: Date }) {
  return (
    <p role="status" className="border-y border-line bg-wash py-3 text-center text-small">
      <strong>{isPublished ? 'Preview. Published.' : 'Preview. Not published.'}</strong>{' '}
      <span className="text-muted">
        Saved <time dateTime={savedAt.toISOString()}>{formatDateTime(savedAt)}</time>
      </span>
    </p>
  )
}
