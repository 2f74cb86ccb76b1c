import { ChartColumn } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { formatPlainMetric } from '../metrics'
import type { Panel, PanelColumn, PanelRow } from '../overview/panel'
import { addFilterParam, pickPeriodParams } from '../url-filters'
import { useFormatMetric } from './use-format-metric'

interface BarTableProps {
  panel: Pick<Panel, 'rows' | 'caption'>
  columns: PanelColumn[]
  /** Of the first column of rows. */
  heading: string
}

/** Rows with their bars; a click on one shows only its visits. */
export function BarTable({ panel, columns, heading }: BarTableProps) {
  const { formatMetric } = useFormatMetric()
  // where there is little room the bars say it
  const narrow = columns.length > 1 ? 'max-sm:hidden' : ''
  const longest = Math.max(...panel.rows.map(({ share }) => share), 0)
  return (
    <div className="min-w-0 overflow-x-auto">
      <table className="w-full table-fixed text-dense tabular-nums">
        <caption className="sr-only">{panel.caption}</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1.5 font-medium">
              {heading}
            </th>
            {columns.map(({ key, heading: head, format }) => (
              <th key={key} scope="col" className={`py-1.5 pl-3 text-right font-medium ${columnWidth(format)}`}>
                {head}
              </th>
            ))}
            <th scope="col" className={`w-16 py-1.5 pl-3 text-right font-medium ${narrow}`}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {panel.rows.map((row) => (
            <tr key={row.value} className="group/row">
              <th scope="row" className="relative py-0.5 text-left font-normal">
                <span
                  aria-hidden="true"
                  style={{ width: longest > 0 ? `${(row.share / longest) * 100}%` : 0 }}
                  className="absolute inset-y-0.5 left-0 min-w-0.5 rounded-md bg-accent-tint forced-colors:border"
                />
                <span className="flex items-center">
                  <RowName row={row} />
                  <AnalyticsLink row={row} />
                </span>
              </th>
              {columns.map(({ key, format }) => (
                <td key={key} className="py-0.5 pl-3 text-right whitespace-nowrap">
                  {formatMetric(format, row.values[key] ?? 0)}
                </td>
              ))}
              <td className={`py-0.5 pl-3 text-right text-muted ${narrow}`}>{formatPlainMetric('share', row.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Amounts have up to six figures, with their cents. */
function columnWidth(format: PanelColumn['format']) {
  return format === 'money' ? 'w-28 max-sm:w-25' : 'w-22 max-sm:w-21'
}

const look = 'relative flex min-h-7 min-w-0 items-center px-2 pointer-coarse:min-h-11'

function RowName({ row: { label, filter } }: { row: PanelRow }) {
  const [params] = useSearchParams()
  const name = <span className="truncate">{label}</span>
  if (!filter) return <span className={look}>{name}</span>
  return (
    <Link
      to={{ search: addFilterParam(params, filter.name, filter.value) }}
      preventScrollReset
      title={`Filter by ${label}`}
      className={`${look} -outline-offset-2 hover:underline`}
    >
      {name}
    </Link>
  )
}

/** What lies behind a page's name is its visits; this leads to what became of it. */
function AnalyticsLink({ row: { label, analyticsPath } }: { row: PanelRow }) {
  const [params] = useSearchParams()
  if (!analyticsPath) return null
  return (
    <Link
      to={{ pathname: analyticsPath, search: pickPeriodParams(params) }}
      aria-label={`Analytics for ${label}`}
      title="Page analytics"
      className="relative grid size-7 shrink-0 place-items-center rounded-md text-faint -outline-offset-2 hover:text-ink pointer-coarse:size-11"
    >
      <ChartColumn size={15} aria-hidden="true" />
    </Link>
  )
}
