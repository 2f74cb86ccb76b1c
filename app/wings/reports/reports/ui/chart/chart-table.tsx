import type { Interval } from '~/wings/events/analytics/aggregates'
import type { ChartPoint } from '../../chart-points'
import { formatIntervalLong } from '../../format-interval'
import type { MetricFormat } from '../../metrics'
import { useFormatMetric } from '../use-format-metric'

interface ChartTableProps {
  label: string
  format: MetricFormat
  step: Interval
  points: ChartPoint[]
  names: { now: string; before: string | null }
}

const stepHeads: Record<Interval, string> = { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' }

/** The figures that a chart draws. */
export function ChartTable({ label, format, step, points, names }: ChartTableProps) {
  const { formatMetric } = useFormatMetric()
  const shown = (value: number | null) => (value === null ? '–' : formatMetric(format, value))
  return (
    <details className="mt-2 text-dense">
      <summary className="w-fit py-1 font-medium text-muted hover:text-ink pointer-coarse:py-2.5">
        Show as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={`${label} table`} className="mt-2 max-h-80 overflow-auto">
        <table className="w-full tabular-nums">
          <thead className="sticky top-0 bg-surface text-left text-muted">
            <tr>
              <th className="py-1.5 pr-4 font-medium">{stepHeads[step]}</th>
              <th className="py-1.5 pl-4 text-right font-medium">{names.now}</th>
              {names.before && <th className="py-1.5 pl-4 text-right font-medium">{names.before}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, value, previousValue }) => (
              <tr key={at} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {formatIntervalLong(step, at)}
                </th>
                <td className="py-1.5 pl-4 text-right">{shown(value)}</td>
                {names.before && <td className="py-1.5 pl-4 text-right text-muted">{shown(previousValue)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
