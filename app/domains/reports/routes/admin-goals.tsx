import { databaseContext } from '~/platform/context.server'
import { AnalyticsHeader } from '../analytics-header'
import { FunnelsSection } from '../funnels/funnels-section'
import { GoalsSection } from '../goals/goals-section'
import { loadGoals } from '../goals/load-goals.server'
import { listChartNotes } from '../notes/list-notes.server'
import { ChartNotesSection } from '../notes/notes-section'
import { OutdatedDaysNotice } from '../question/days-behind'
import { FilterChips } from '../question/filter-chips'
import { PeriodMenu } from '../question/period-choices'
import type { Route } from './+types/admin-goals'

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const report = await loadGoals(db, url.searchParams)
  const { from, to } = report.period
  return { report, notes: await listChartNotes(db, from, to) }
}

export function meta() {
  return [{ title: 'Goals – Analytics' }, { name: 'robots', content: 'noindex' }]
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
