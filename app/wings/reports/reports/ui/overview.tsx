import { useNavigation } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { usePublishedSitePages } from '~/ui/site-page-link'
import { ButtonLink } from '~/ui/workspace/button'
import { useFormatMoney } from '~/wings/site/settings/money'
import { formatDateRange } from '../format-interval'
import { getMetric } from '../metrics'
import type { OverviewReport } from '../overview/overview-report'
import type { Panel } from '../overview/panel'
import { Chart } from './chart/chart'
import { ExpandedPanel } from './expanded-panel'
import { ExportLink } from './export-link'
import { FilterChips } from './filter-chips'
import { MetricTiles } from './metric-tiles'
import { OutdatedDaysNotice } from './outdated-days-notice'
import { PanelCard } from './panel-card'
import { PeriodControls } from './period-controls'

interface PanelGridProps {
  panels: Panel[]
  exportPath: string | null
}

const reasonLabels: Record<string, [one: string, many: string]> = {
  program: ['bot', 'bots'],
  flood: ['rate limited', 'rate limited'],
  malformed: ['invalid', 'invalid'],
  foreign: ['from other sites', 'from other sites'],
  prefetch: ['prefetched page', 'prefetched pages'],
  replay: ['duplicate', 'duplicate'],
  'data-centre': ['from a data center', 'from data centers'],
}

interface OverviewLinks {
  /** Where files of the panels are; null where none are offered. */
  exports: string | null
}

interface OverviewProps {
  report: OverviewReport
  links: OverviewLinks
  /** At the end of the row of choices: who is here now. */
  aside?: React.ReactNode
}

/** The studio's figures at a glance. It knows no more than its report, so whoever got a link may be shown it. */
export function Overview({ report, links, aside }: OverviewProps) {
  const { period, expandedPanel, panels, filters } = report
  const isStale = useNavigation().state === 'loading'
  const [alone] = panels
  return (
    <div className={`grid gap-4 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`} aria-busy={isStale}>
      <div className="flex flex-wrap items-center gap-2">
        <PeriodControls period={period} />
        {aside && <div className="ml-auto">{aside}</div>}
      </div>
      <FilterChips filters={filters} />
      <OutdatedDaysNotice days={report.outdatedDays} />
      {report.hasNoVisitsYet ? (
        <NoVisits />
      ) : (
        <>
          {expandedPanel && alone ? (
            <ExpandedPanel panel={alone} state={expandedPanel} exportPath={links.exports} />
          ) : (
            <>
              <section aria-label="Metrics" className="min-w-0 rounded-lg border border-line bg-surface">
                <MetricTiles report={report} />
                <div className="p-4">
                  <OverviewChart report={report} exportPath={links.exports} />
                </div>
              </section>
              <PanelGrid panels={panels} exportPath={links.exports} />
            </>
          )}
          <OtherRevenue revenue={report.otherRevenue} />
          <RejectedEventsSummary rejected={report.rejected} />
        </>
      )}
    </div>
  )
}

function OverviewChart({ report, exportPath }: { report: OverviewReport; exportPath: string | null }) {
  const { period, metric, interval, points, notes } = report
  const { label, format } = getMetric(metric)
  const names = { now: formatDateRange(period), before: period.previous && formatDateRange(period.previous) }
  const actions = exportPath && <ExportLink name="chart" path={exportPath} />
  return (
    <Chart
      label={label}
      format={format}
      step={interval}
      points={points}
      names={names}
      notes={notes}
      actions={actions}
      isOpen={period.to === period.today}
    />
  )
}

function NoVisits() {
  const hasPrivacy = usePublishedSitePages().has('/privacy')
  return (
    <EmptyState
      title="No visits yet"
      text="Visits appear here as they are counted. Bots, your own visits, visits on localhost and visitors who opted out of tracking are not counted."
      action={hasPrivacy && <ButtonLink to="/privacy">View privacy policy</ButtonLink>}
    />
  )
}

/** What is in no figure because amounts of two currencies are no sum: "Revenue in other currencies: €1,200.00". */
export function OtherRevenue({ revenue }: { revenue: OverviewReport['otherRevenue'] }) {
  const format = useFormatMoney()
  if (revenue.length === 0) return null
  const amounts = revenue.map(({ currency, amount }) => format(amount, currency)).join(', ')
  return (
    <p className="text-dense text-muted tabular-nums">Revenue in other currencies, not included above: {amounts}.</p>
  )
}

/** What was sent and is in no figure: "Not counted: 1,203 bots, 12 rate limited". */
function RejectedEventsSummary({ rejected }: Pick<OverviewReport, 'rejected'>) {
  if (rejected.length === 0) return null
  const said = rejected.map(({ reason, count }) => {
    const [one, many] = reasonLabels[reason] ?? [reason, reason]
    return `${formatNumber(count)} ${count === 1 ? one : many}`
  })
  return <p className="text-dense text-faint tabular-nums">Not counted: {said.join(', ')}.</p>
}

/** Two columns, each card as high as its rows; on a narrow screen one below the other, in the order that is given. */
function PanelGrid({ panels, exportPath }: PanelGridProps) {
  const columns = [0, 1].map((column) => panels.filter((_, index) => index % 2 === column))
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-2">
      {columns.map((column, index) => (
        <div key={String(index)} className="grid min-w-0 content-start gap-4 max-lg:contents">
          {column.map((panel) => (
            <div key={panel.name} style={{ order: panels.indexOf(panel) }} className="min-w-0">
              <PanelCard panel={panel} exportPath={exportPath} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
