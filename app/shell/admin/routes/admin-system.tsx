import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { BackupsSection } from '~/wings/site/backups/backups-section'
import { SystemFacts, SystemHealth } from '../system/system-facts'
import { loadSystemReport } from '../system/system-report.server'
import type { Route } from './+types/admin-system'

export function loader({ context }: Route.LoaderArgs) {
  return loadSystemReport(context.get(databaseContext), context.get(environmentContext))
}

export function meta() {
  return noindexMeta('System – Settings')
}

/** How the site itself does, in plain words. */
export default function AdminSystem({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SystemHealth report={loaderData} />
      <BackupsSection overview={loaderData.backups} />
      <SystemFacts report={loaderData} />
    </>
  )
}
