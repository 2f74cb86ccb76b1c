import { CrawlersScreen } from '~/domains/crawlers/crawlers-screen'
import { findCrawlersOverview } from '~/domains/crawlers/find-overview.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { findSitemapOverview } from '~/shell/sitemap/sitemap-overview.server'
import { useBrand } from '~/shell/use-brand'
import type { Route } from './+types/admin-crawlers'

export async function loader({ context }: Route.LoaderArgs) {
  const [db, { ORIGIN: origin }] = [context.get(databaseContext), context.get(environmentContext)]
  return { ...(await findCrawlersOverview(db, origin)), sitemap: await findSitemapOverview({ db, origin }) }
}

export function meta() {
  return [{ title: 'Crawlers – SEO Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminCrawlers({ loaderData }: Route.ComponentProps) {
  return <CrawlersScreen overview={loaderData} origin={useBrand().origin} />
}
