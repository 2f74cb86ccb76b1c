import { countLiveVisitors } from '~/domains/analytics/live.server'
import { databaseContext } from '~/platform/context.server'
import { AnalyticsHeader } from '../analytics-header'
import { LiveVisitorsBadge } from '../live/live-now'
import { loadOverview } from '../overview/load-overview.server'
import { Overview } from '../overview/overview'
import { withAnalyticsPaths } from '../page/figures-paths.server'
import { analyticsExportPath, liveVisitorsPath } from '../paths'
import type { Route } from './+types/admin-analytics'

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const report = await loadOverview(db, url.searchParams)
  const panels = await withAnalyticsPaths(db, report.panels)
  return { report: { ...report, panels }, live: await countLiveVisitors(db) }
}

export function meta() {
  return [{ title: 'Analytics' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminAnalytics({ loaderData: { report, live } }: Route.ComponentProps) {
  return (
    <>
      <AnalyticsHeader />
      <Overview
        report={report}
        links={{ exports: analyticsExportPath }}
        aside={<LiveVisitorsBadge path={liveVisitorsPath} known={live} />}
      />
    </>
  )
}
