import { countLive } from '~/domains/analytics/live.server'
import { databaseContext } from '~/platform/context.server'
import { AnalyticsHeader } from '../analytics-header'
import { LiveNow } from '../live/live-now'
import { loadOverview } from '../overview/load-overview.server'
import { Overview } from '../overview/overview'
import { withFiguresPaths } from '../page/figures-paths.server'
import { exportPath, livePath } from '../paths'
import type { Route } from './+types/admin-analytics'

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const report = await loadOverview(db, url.searchParams)
  const panels = await withFiguresPaths(db, report.panels)
  return { report: { ...report, panels }, live: await countLive(db) }
}

export function meta() {
  return [{ title: 'Analytics' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminAnalytics({ loaderData: { report, live } }: Route.ComponentProps) {
  return (
    <>
      <AnalyticsHeader />
      <Overview report={report} links={{ exports: exportPath }} aside={<LiveNow path={livePath} known={live} />} />
    </>
  )
}
