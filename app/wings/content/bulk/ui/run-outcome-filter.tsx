import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { resetPageParams, withSearchParams } from '~/ui/workspace/search-params'
import type { RunRowCounts } from '../queries.server'
import { type RowOutcome, rowOutcomeLabels } from '../run'
import type { RunRowFilter } from '../run-row-filter'

const order = Object.keys(rowOutcomeLabels) as RowOutcome[]

/** How many rows have each outcome; each figure shows its rows. */
export function RunOutcomeFilter({ counts, similar, keptByUndo }: RunRowCounts) {
  const figures: [RunRowFilter | null, string, number][] = [
    [null, 'All rows', order.reduce((sum, name) => sum + counts[name], 0)],
    ...order.map((name): [RunRowFilter, string, number] => [name, rowOutcomeLabels[name], counts[name]]),
    ['similar', 'Near-duplicate', similar],
    ['kept-by-undo', 'Kept after undo', keptByUndo],
  ]
  const [params] = useSearchParams()
  const shown = params.get('show')
  return (
    <nav aria-label="Filter rows by result" className="mb-5 flex flex-wrap gap-2 text-dense">
      {figures.map(([filter, label, count]) =>
        count > 0 || filter === shown ? (
          <Link
            key={label}
            to={{ search: withSearchParams(params, { ...resetPageParams, show: filter }) }}
            aria-current={filter === shown ? 'true' : undefined}
            preventScrollReset
            className="control inline-flex items-center gap-2 rounded-md border border-line bg-surface px-2.5 hover:border-faint aria-[current=true]:border-accent aria-[current=true]:bg-accent-tint"
          >
            {label}
            <span className="font-semibold tabular-nums">{formatNumber(count)}</span>
          </Link>
        ) : null,
      )}
    </nav>
  )
}
