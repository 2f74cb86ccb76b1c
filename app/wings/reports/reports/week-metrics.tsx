import { Link } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { TextLink } from '~/ui/text-link'
import { compareMetrics } from './compared-metric'
import { getMetric, type MetricName } from './metrics'
import { MetricList } from './ui/metric-list'
import type { WeekMetricsData as Figures } from './week-metrics.server'

const [WIDTH, HEIGHT, EDGE] = [300, 48, 2]

interface SparklineProps {
  /** What it draws: "Visitors a day, last 30 days". */
  label: string
  values: number[]
}

const shown: MetricName[] = ['visitors', 'views', 'purchases', 'revenue']

/** What the last week brought, at a glance. */
export function WeekMetricsSection({ figures: { now, before, visitors, pages } }: { figures: Figures }) {
  const described = shown.map((name) => ({
    ...getMetric(name),
    ...(name === 'visitors' && { description: 'Sum of daily visitors' }),
  }))
  return (
    <section aria-labelledby="week">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="week" className="text-base">
          Last 7 days
        </h2>
        <TextLink to="/admin/analytics?period=7d">Analytics</TextLink>
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="grid gap-4">
          <MetricList columns="grid-cols-2 min-[80rem]:grid-cols-4" metrics={compareMetrics(described, now, before)} />
          <Sparkline label="Daily visitors, last 30 days" values={visitors} />
        </div>
        <MostViewedPages pages={pages} />
      </div>
    </section>
  )
}

function MostViewedPages({ pages }: Pick<Figures, 'pages'>) {
  return (
    <div className="text-dense">
      <p className="flex justify-between gap-4 pb-1 text-muted">
        <span id="most-seen">Top pages</span>
        <span>Visitors</span>
      </p>
      <ol aria-labelledby="most-seen" className="divide-y divide-line border-t border-line">
        {pages.map(({ path, visitors }) => (
          <li key={path}>
            <Link
              to={`/admin/analytics?${new URLSearchParams({ period: '7d', page: path })}`}
              className="flex min-h-9 items-baseline gap-4 py-1.5 hover:text-accent-strong pointer-coarse:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate">{path}</span>
              <span className="text-muted tabular-nums">{formatNumber(visitors)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How something went, as a line without scales; its least and most are said in words. */
function Sparkline({ label, values }: SparklineProps) {
  const most = Math.max(...values, 1)
  const x = (at: number) => (at / Math.max(1, values.length - 1)) * WIDTH
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-12 w-full text-accent"
      >
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} className="fill-accent-tint" />
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption className="text-dense text-faint tabular-nums">
        {label}: {formatNumber(Math.min(...values))} to {formatNumber(Math.max(...values))}
      </figcaption>
    </figure>
  )
}
