import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { listSitemap, sitemapTags } from '../sitemap.server'
import { SitemapPage } from '../sitemap-page'
import type { Route } from './+types/sitemap'

/** The sitemap for people. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  context.get(pageContext).shows(...sitemapTags)
  const sections = await listSitemap(db)
  return {
    sections: sections.map(({ title, links }) => ({
      title,
      links: links.map(({ path, title: label }) => ({ path, label })),
    })),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Sitemap', description: 'Every page of this site on one page.' })
}

export default function SitemapRoute({ loaderData }: Route.ComponentProps) {
  return <SitemapPage sections={loaderData.sections} />
}
