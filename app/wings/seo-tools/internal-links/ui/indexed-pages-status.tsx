import { formatNumber } from '~/platform/text/format-number'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import type { PageIndexingStatus } from '../links/page-indexing-status.queries.server'

const REFETCH_MS = 2_000

/** How old what the screen says is: whether pages that changed are still to be read. */
export function IndexedPagesStatus({ register: { pages, toRead, indexedAt } }: { register: PageIndexingStatus }) {
  useRevalidateWhile(toRead > 0, REFETCH_MS)
  return (
    <p role="status" data-state={toRead > 0 ? 'reading' : 'read'} className="text-dense text-muted tabular-nums">
      {toRead > 0 ? (
        <>Indexing: {formatNumber(toRead)} pages left.</>
      ) : (
        <>
          {formatNumber(pages)} pages indexed
          {indexedAt && (
            <>
              , last updated <RelativeTime at={indexedAt} />
            </>
          )}
          .
        </>
      )}
    </p>
  )
}
