import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { findSitemap, sitemapTags } from '../seo/sitemap.server'
import { sitemapXmlResponse } from '../seo/sitemap-xml'
import type { Route } from './+types/sitemap-xml'

/** The sitemap for search engines: one file, or an index of several. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ORIGIN: origin } = context.get(environmentContext)
  context.get(pageContext).addCacheTags(...sitemapTags)
  const { addresses, files } = await findSitemap({ db: context.get(databaseContext), origin })
  if (files) return sitemapXmlResponse(origin, 'sitemapindex', files)
  if (addresses.length === 0) throw notFound('Sitemap')
  return sitemapXmlResponse(origin, 'urlset', addresses)
}
