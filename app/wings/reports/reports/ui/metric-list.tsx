import type { ComparedMetric } from '../compared-metric'
import { compareMetric } from '../metrics'
import { useFormatMetric } from './use-format-metric'

interface MetricListProps {
  metrics: ComparedMetric[]
  /** How many stand beside each other, by the width of the screen. */
  columns?: string
}

/** Figures with what has changed; what each counts stands below it. */
export function MetricList({
  metrics,
  columns = 'grid-cols-2 sm:grid-cols-3 min-[80rem]:grid-cols-5',
}: MetricListProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-5 ${columns}`}>
      {metrics.map((figure) => (
        <MetricItem key={figure.label} figure={figure} />
      ))}
    </dl>
  )
}

function MetricItem({ figure }: { figure: ComparedMetric }) {
  const { label, format, value, previousValue, description } = figure
  const { formatMetric } = useFormatMetric()
  const change = previousValue === null ? undefined : compareMetric(figure, value, previousValue)
  return (
    <div className="min-w-0">
      <dt className="text-dense text-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-heading text-h3">{formatMetric(format, value)}</span>
        {change && change.direction !== 'same' && (
          <span className={`text-dense ${change.isGood ? 'text-success' : 'text-danger'}`}>{change.label}</span>
        )}
      </dd>
      {description && <dd className="text-dense text-faint">{description}</dd>}
    </div>
  )
}
