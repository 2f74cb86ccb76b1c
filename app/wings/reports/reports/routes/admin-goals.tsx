import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listChartNotes } from '../chart-notes.queries.server'
import { loadGoalReport } from '../goals/load-goal-report.server'
import { AnalyticsHeader } from '../ui/analytics-header'
import { ChartNotesSection } from '../ui/chart-notes-section'
import { FilterChips } from '../ui/filter-chips'
import { FunnelsSection } from '../ui/funnels-section'
import { GoalsSection } from '../ui/goals-section'
import { OutdatedDaysNotice } from '../ui/outdated-days-notice'
import { PeriodMenu } from '../ui/period-controls'
import type { Route } from './+types/admin-goals'

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const report = await loadGoalReport(db, url.searchParams)
  const { from, to } = report.period
  return { report, notes: await listChartNotes(db, from, to) }
}

export function meta() {
  return noindexMeta('Goals – Analytics')
}

export default function AdminGoals({ loaderData: { report, notes } }: Route.ComponentProps) {
  const { period, filters, funnels, known, daysBehind } = report
  return (
    <>
      <AnalyticsHeader />
      <div className="mb-6 grid gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <PeriodMenu period={period} />
        </div>
        <FilterChips filters={filters} />
        <OutdatedDaysNotice days={daysBehind} />
      </div>
      <GoalsSection report={report} />
      <FunnelsSection funnels={funnels} known={known} />
      <ChartNotesSection notes={notes} lastDay={period.to} />
    </>
  )
}
