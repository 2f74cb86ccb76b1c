import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { CrawlersScreen } from '~/wings/web/crawlers/crawlers-screen'
import { findCrawlersOverview } from '~/wings/web/crawlers/find-crawlers-overview.server'
import { findSitemapOverview } from '../../seo/sitemap-overview.server'
import { useBrand } from '../../ui/use-brand'
import type { Route } from './+types/admin-crawlers'

export async function loader({ context }: Route.LoaderArgs) {
  const [db, { ORIGIN: origin }] = [context.get(databaseContext), context.get(environmentContext)]
  return { ...(await findCrawlersOverview(db, origin)), sitemap: await findSitemapOverview({ db, origin }) }
}

export function meta() {
  return noindexMeta('Crawlers – SEO Settings')
}

export default function AdminCrawlers({ loaderData }: Route.ComponentProps) {
  return <CrawlersScreen overview={loaderData} origin={useBrand().origin} />
}
