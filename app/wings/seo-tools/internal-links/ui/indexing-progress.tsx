import { formatNumber } from '~/platform/text/format-number'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import type { IndexProgress } from '../suggestions/page-index-cache.queries.server'

/** How far the index of all pages has come, without which nothing is suggested. */
export function IndexingProgress({ done, total }: IndexProgress) {
  return (
    <div role="status" className="grid max-w-md gap-3 py-10">
      <p className="font-semibold">Indexing pages</p>
      <ProgressBar label="Indexing pages" value={total > 0 ? done / total : undefined} />
      <p className="text-dense text-muted tabular-nums">
        {formatNumber(done)} of {formatNumber(total)}. This is only done once.
      </p>
    </div>
  )
}
