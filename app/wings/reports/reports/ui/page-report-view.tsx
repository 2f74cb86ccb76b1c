import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import type { ChartPoint } from '../chart-points'
import type { ComparedMetric } from '../compared-metric'
import { formatDateRange } from '../format-interval'
import type { CardPreview, PageReportPreview } from '../page-reports/page-report'
import { analyticsExportPath } from '../paths'
import { chooseInterval, type Period } from '../period'
import { BarTable } from './bar-table'
import { Chart } from './chart/chart'
import { ExportLink } from './export-link'
import { MetricList } from './metric-list'

interface RowsCardProps {
  card: CardPreview
  /** Whose figures it is about, as an address says it: `{ post: id }`. */
  exportParams: Record<string, string>
}

interface PageChartProps {
  exportParams: Record<string, string>
  period: Period
  points: ChartPoint[]
}

interface PageReportViewProps {
  report: PageReportPreview
  /** What the page is: "post". */
  noun: string
  /** Cards that know more than visits. */
  children?: React.ReactNode
}

/** What became of a page: its figures, their course, and what is told of the visits that saw it. */
export function PageReportView({ report, noun, children }: PageReportViewProps) {
  const { exportParams, period, metrics, points, cards, hasNoViews } = report
  return (
    <div className="grid gap-4">
      <MetricsCard figures={metrics}>
        {hasNoViews ? (
          <NoPageViews what={noun} />
        ) : (
          <PageChart exportParams={exportParams} period={period} points={points} />
        )}
      </MetricsCard>
      <div className="grid gap-4 lg:grid-cols-2">
        {!hasNoViews && cards.map((card) => <RowsCard key={card.name} card={card} exportParams={exportParams} />)}
        {children}
      </div>
    </div>
  )
}

/** The figures of a page above their chart. */
function MetricsCard({ figures, children }: { figures: ComparedMetric[]; children: React.ReactNode }) {
  return (
    <section aria-label="Metrics" className="grid min-w-0 gap-6 rounded-lg border border-line bg-surface p-4">
      <MetricList metrics={figures} />
      {children}
    </section>
  )
}

/** The place of the panels when nobody saw the page in the period. */
function NoPageViews({ what }: { what: string }) {
  return <EmptyState title={`No visits to this ${what} in this period`} text="Choose a longer period." />
}

/** The visitors of a page over the period, beside the time before. */
function PageChart({ exportParams, period, points }: PageChartProps) {
  return (
    <Chart
      label="Visitors"
      format="count"
      step={chooseInterval(period)}
      points={points}
      names={{ now: formatDateRange(period), before: period.previous && formatDateRange(period.previous) }}
      isOpen={period.to === period.today}
      notes={[]}
      actions={<ExportLink name="chart" path={analyticsExportPath} params={exportParams} />}
    />
  )
}

/** The first rows of a card; its file has them all. */
function RowsCard({
  card: { name, title, heading, column, rows, total, caption, emptyText },
  exportParams,
}: RowsCardProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-2 text-base">{title}</h2>
      {rows.length > 0 ? (
        <BarTable panel={{ rows, caption }} columns={[column]} heading={heading} />
      ) : (
        <p className="py-8 text-center text-dense text-muted">{emptyText}</p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-dense text-muted">
        <span className="mr-auto text-faint">
          {caption}
          {total > rows.length && `: the first ${rows.length} of ${formatNumber(total)}`}
        </span>
        {rows.length > 0 && <ExportLink name={name} path={analyticsExportPath} params={exportParams} />}
      </p>
    </section>
  )
}
