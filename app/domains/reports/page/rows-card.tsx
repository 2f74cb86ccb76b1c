import { BarTable } from '../panels/bar-table'
import { ExportLink } from '../panels/export-link'
import { exportPath } from '../paths'
import type { ShownCard } from './page-figures'

interface RowsCardProps {
  card: ShownCard
  /** Whose figures it is about, as an address says it: `{ post: id }`. */
  of: Record<string, string>
}

/** The first rows of a card; its file has them all. */
export function RowsCard({ card: { name, title, head, column, rows, total, counts, nothing }, of }: RowsCardProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-2 text-base">{title}</h2>
      {rows.length > 0 ? (
        <BarTable panel={{ rows, counts }} columns={[column]} head={head} />
      ) : (
        <p className="py-8 text-center text-dense text-muted">{nothing}</p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-dense text-muted">
        <span className="mr-auto text-faint">
          {counts}
          {total > rows.length && `: the first ${rows.length} of ${total.toLocaleString('en-US')}`}
        </span>
        {rows.length > 0 && <ExportLink name={name} path={exportPath} of={of} />}
      </p>
    </section>
  )
}
