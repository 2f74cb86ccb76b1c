import { formatCount } from '~/platform/text/format-number'

interface TablePreviewProps {
  columns: string[]
  rows: string[][]
  rowCount: number
}

const MAX_CELL_PREVIEW_LENGTH = 80

/** The beginning of a table, to see that it was read as it was meant. */
export function TablePreview({ columns, rows, rowCount }: TablePreviewProps) {
  const caption = `${formatCount(rowCount, 'row')}, ${formatCount(columns.length, 'column')}`
  return (
    <section
      aria-label="Table preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keyboard
      tabIndex={0}
      className="min-w-0 overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full text-dense tabular-nums">
        <caption className="px-3 py-2 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-y border-line text-left text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-1.5 font-medium whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table that does not change
            <tr key={row} className="border-b border-line last:border-0">
              {columns.map((column, at) => (
                <td key={column} className="max-w-72 truncate px-3 py-1.5">
                  {cells[at]?.slice(0, MAX_CELL_PREVIEW_LENGTH)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
