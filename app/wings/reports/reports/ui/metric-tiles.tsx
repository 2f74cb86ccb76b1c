import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { withSearchParams } from '~/ui/workspace/search-params'
import { compareMetric, getMetric, isAverageFormat, type MetricName } from '../metrics'
import type { OverviewReport } from '../overview/overview-report'
import { useFormatMetric } from './use-format-metric'

/** The figures; the one that is chosen is drawn below. */
export function MetricTiles({ report }: { report: OverviewReport }) {
  return (
    <ul className="grid grid-cols-2 sm:grid-cols-4">
      {report.metrics.map((name) => (
        <li key={name} className="min-w-0 border-b border-line">
          <MetricTile name={name} report={report} />
        </li>
      ))}
    </ul>
  )
}

function MetricTile({ name, report }: { name: MetricName; report: OverviewReport }) {
  const [params] = useSearchParams()
  const { formatMetric } = useFormatMetric()
  const kind = getMetric(name)
  const isSum = name === 'visitors' && report.period.from !== report.period.to
  return (
    <Link
      to={{ search: withSearchParams(params, { figure: name === 'visitors' ? null : name }) }}
      preventScrollReset
      aria-current={report.metric === name ? 'true' : undefined}
      className="-mb-px grid h-full content-start gap-0.5 border-b-2 border-transparent px-4 py-3 -outline-offset-2 hover:bg-wash aria-[current]:border-accent"
    >
      <span
        className="text-dense font-medium text-muted"
        title={isSum ? 'Someone who visits on two days is counted twice' : undefined}
      >
        {isSum ? 'Sum of daily visitors' : kind.label}
      </span>
      <span className="font-heading text-h3 font-bold text-ink tabular-nums">
        {formatMetric(kind.format, kind.value(report.totals))}
      </span>
      {report.previousTotals && <MetricChangeLabel name={name} counts={report.totals} before={report.previousTotals} />}
    </Link>
  )
}

interface ChangeWordsProps {
  name: MetricName
  counts: OverviewReport['totals']
  before: OverviewReport['totals']
}

const colours = { good: 'text-success', bad: 'text-danger', none: 'text-faint' }

/** An arrow and words, so that it can be read without colour. */
function MetricChangeLabel({ name, counts, before }: ChangeWordsProps) {
  const kind = getMetric(name)
  const { formatMetric } = useFormatMetric()
  if (before.visits + before.purchases === 0) return <span className="text-dense text-faint">no previous data</span>
  if (isAverageFormat(kind.format) && counts.visits === 0)
    return <span className="text-dense text-faint">no visits</span>
  const { label: words, direction, isGood } = compareMetric(kind, kind.value(counts), kind.value(before))
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  const colour = direction === 'same' ? colours.none : isGood ? colours.good : colours.bad
  return (
    <span
      className={`flex items-center gap-1 text-dense tabular-nums ${colour}`}
      title={`Previous: ${formatMetric(kind.format, kind.value(before))}`}
    >
      {direction !== 'same' && <Arrow size={14} aria-hidden="true" className="shrink-0" />}
      {words}
    </span>
  )
}
