import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { countLiveVisitors } from '~/wings/events/analytics/live-visitors.queries.server'
import { reportsClient } from '../api'
import { loadOverview } from '../overview/load-overview.server'
import { withAnalyticsPaths } from '../page-reports/with-analytics-paths.server'
import { analyticsExportPath } from '../paths'
import { AnalyticsHeader } from '../ui/analytics-header'
import { LiveVisitorsBadge } from '../ui/live-visitors-badge'
import { Overview } from '../ui/overview'
import type { Route } from './+types/admin-analytics'

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const report = await loadOverview(db, url.searchParams)
  const panels = await withAnalyticsPaths(db, report.panels)
  return { report: { ...report, panels }, live: await countLiveVisitors(db) }
}

export function meta() {
  return noindexMeta('Analytics')
}

export default function AdminAnalytics({ loaderData: { report, live } }: Route.ComponentProps) {
  return (
    <>
      <AnalyticsHeader />
      <Overview
        report={report}
        links={{ exports: analyticsExportPath }}
        aside={<LiveVisitorsBadge path={reportsClient.get('/live').path} known={live} />}
      />
    </>
  )
}
