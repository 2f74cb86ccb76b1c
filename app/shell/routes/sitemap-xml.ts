import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import { findSitemap, sitemapTags } from '../sitemap/sitemap.server'
import { sitemapXml } from '../sitemap/sitemap-xml'
import type { Route } from './+types/sitemap-xml'

/** The sitemap for search engines: one file, or an index of several. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ORIGIN } = context.get(environmentContext)
  context.get(pageContext).shows(...sitemapTags)
  const { addresses, files } = await findSitemap(context.get(databaseContext))
  return addresses ? sitemapXml(ORIGIN, 'urlset', addresses) : sitemapXml(ORIGIN, 'sitemapindex', files)
}
