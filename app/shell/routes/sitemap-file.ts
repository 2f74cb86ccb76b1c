import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { listSitemapPart, listUnpartitionedUrls } from '../seo/sitemap.server'
import { parseSitemapPart } from '../seo/sitemap-parts.server'
import { sitemapXmlResponse } from '../seo/sitemap-xml'
import type { Route } from './+types/sitemap-file'

/** One file of a sitemap that needs several. */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const { ORIGIN: origin } = context.get(environmentContext)
  const site = { db: context.get(databaseContext), origin }
  const part = parseSitemapPart(file)
  if (!part && file !== 'pages.xml') throw notFound('File')
  // one of hundreds is asked for once a crawl: kept, they would take the place of what visitors read
  if (!part) context.get(pageContext).addCacheTags('products', 'seo', 'crawlers')
  const addresses = part ? await listSitemapPart(site, part) : await listUnpartitionedUrls(site)
  if (addresses.length === 0) throw notFound('File')
  return sitemapXmlResponse(origin, 'urlset', addresses)
}
