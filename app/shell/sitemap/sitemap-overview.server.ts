import { countListedPosts } from '~/domains/blog/sitemap.queries.server'
import type { SitemapOverview } from '~/domains/crawlers/crawlers-overview'
import { findSitemapSwitches } from '~/domains/crawlers/queries.server'
import { type SitemapKind, sitemapKinds } from '~/domains/crawlers/sitemap-switches'
import { countListedLandingPages } from '~/domains/landing-pages/sitemap.queries.server'
import { listProductAddresses } from '~/domains/products/sitemap.queries.server'
import { listedPaths } from '~/domains/seo/listed-pages.server'
import { fixedPages } from '../public-pages'
import { findSitemap, type ListedSite } from './sitemap.server'

/** For each kind of pages: whether the sitemap names them, how many it may name, and in which files they stand. */
export async function sitemapOverview(site: ListedSite): Promise<SitemapOverview[]> {
  const switches = await findSitemapSwitches(site.db)
  const { files } = await findSitemap(site)
  const overviews = []
  for (const kind of sitemapKinds) {
    const listed = await counts[kind](site)
    const isNamed = switches[kind] && listed > 0
    overviews.push({ kind, isOn: switches[kind], listed, files: isNamed ? filesOf(kind, files) : [] })
  }
  return overviews
}

const counts: Record<SitemapKind, (site: ListedSite) => Promise<number>> = {
  pages: (site) => countOf(site, fixedPages),
  products: async (site) => countOf(site, await listProductAddresses(site.db)),
  posts: ({ db, origin }) => countListedPosts(db, origin),
  'landing-pages': ({ db, origin }) => countListedLandingPages(db, origin),
}

async function countOf({ db, origin }: ListedSite, pages: { path: string }[]) {
  const listed = await listedPaths(
    db,
    origin,
    pages.map(({ path }) => path),
  )
  return listed.size
}

function filesOf(kind: SitemapKind, files: { path: string }[] | undefined) {
  if (!files) return ['/sitemap.xml']
  const own = files.filter(({ path }) => path.startsWith(`/sitemap/${kind}-`)).map(({ path }) => path)
  return own.length > 0 ? own : ['/sitemap/pages.xml']
}
