import { databaseContext, environmentContext, pageContext } from '~/platform/context.server'
import { escapeXml } from '~/platform/xml'
import { listSitemap, sitemapTags } from '../sitemap.server'
import type { Route } from './+types/sitemap-xml'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { ORIGIN } = context.get(environmentContext)
  context.get(pageContext).shows(...sitemapTags)
  const sections = await listSitemap(db)
  const urls = sections.flatMap(({ links }) =>
    links.map(({ path, updatedAt }) => {
      const modified = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${escapeXml(ORIGIN + path)}</loc>${modified}</url>`
    }),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
