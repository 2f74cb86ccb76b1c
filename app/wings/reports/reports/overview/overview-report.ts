import type { CurrencyRevenue, Interval, VisitMetrics } from '~/wings/events/analytics/aggregates'
import type { DisplayedNote } from '../chart-note'
import type { ChartPoint } from '../chart-points'
import { type MetricName, metricNames, revenueMetricNames } from '../metrics'
import type { Period } from '../period'
import type { ExpandedPanelState } from '../ui/expanded-panel'
import type { LabeledFilter } from '../url-filters'
import type { Panel } from './panel'

/** What the overview shows, whoever looks. */
export interface OverviewReport {
  period: Period
  filters: LabeledFilter[]
  totals: VisitMetrics
  previousTotals: VisitMetrics | null
  /** What purchases brought in other currencies than the studio's, which is in no figure. */
  otherRevenue: CurrencyRevenue[]
  /** The one that is drawn. */
  metric: MetricName
  metrics: MetricName[]
  interval: Interval
  points: ChartPoint[]
  notes: DisplayedNote[]
  panels: Panel[]
  /** Where in the one panel that is shown alone. */
  expandedPanel: ExpandedPanelState | null
  /** What was sent and is not counted. */
  rejected: { reason: string; count: number }[]
  /** So many days wait to be counted, and are in no figure yet. */
  outdatedDays: number
  /** Since visits are counted, there was none. */
  hasNoVisitsYet: boolean
}

export function readMetricParam(params: URLSearchParams): MetricName {
  const asked = params.get('figure') as MetricName
  return metricNames.includes(asked) ? asked : 'visitors'
}

export function isRevenueMetric(name: string) {
  return revenueMetricNames.some((money) => money === name)
}

/** The same for those who are not told what was earned; they have not asked for it. */
export function withoutRevenue(report: OverviewReport): OverviewReport {
  const counts = (of: VisitMetrics) => ({ ...of, purchases: 0, cents: 0 })
  const panels = report.panels.filter(({ name }) => name !== 'revenue')
  return {
    ...report,
    totals: counts(report.totals),
    previousTotals: report.previousTotals && counts(report.previousTotals),
    otherRevenue: [],
    metrics: report.metrics.filter((name) => !isRevenueMetric(name)),
    panels: panels.map(withoutRevenueColumns),
  }
}

function withoutRevenueColumns(panel: Panel): Panel {
  const valuesOf = (values: Record<string, number>) =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !isRevenueMetric(key)))
  return {
    ...panel,
    columns: panel.columns.filter(({ key }) => !isRevenueMetric(key)),
    rows: panel.rows.map((row) => ({ ...row, values: valuesOf(row.values) })),
  }
}
