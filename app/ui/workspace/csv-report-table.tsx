import { formatNumber } from '~/platform/text/format-number'

interface CsvReportTableProps {
  caption: string
  /** An empty one is spoken as "Result". */
  headers: string[]
  /** How many are not shown. */
  hiddenCount: number
  children: React.ReactNode
}

/** The rows of a file, and what becomes of them. */
export function CsvReportTable({ caption, headers, hiddenCount, children }: CsvReportTableProps) {
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full text-dense tabular-nums">
        <caption className="pb-1 text-left font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            {headers.map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-4 font-medium">
                {head || <span className="sr-only">Result</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {hiddenCount > 0 && <p className="pt-2 text-dense text-muted">And {formatNumber(hiddenCount)} more.</p>}
    </div>
  )
}
