import { countListedPosts } from '~/wings/content/blog/sitemap.queries.server'
import { countListedLandingPages } from '~/wings/content/landing-pages/sitemap.queries.server'
import { listProductsForSitemap } from '~/wings/shop/products/sitemap.queries.server'
import type { SitemapKindOverview } from '~/wings/web/crawlers/crawlers-overview'
import { findSitemapSwitches } from '~/wings/web/crawlers/queries.server'
import { type SitemapKind, sitemapKinds } from '~/wings/web/crawlers/sitemap-switches'
import { findSitemapPaths } from '~/wings/web/seo/sitemap-paths.queries.server'
import { builtInPages } from '../public-pages'
import { findSitemap, type SitemapContext } from './sitemap.server'

/** For each kind of pages: whether the sitemap names them, how many it may name, and in which files they stand. */
export async function findSitemapOverview(site: SitemapContext): Promise<SitemapKindOverview[]> {
  const switches = await findSitemapSwitches(site.db)
  const { files } = await findSitemap(site)
  const overviews = []
  for (const kind of sitemapKinds) {
    const listed = await countsByKind[kind](site)
    const isNamed = switches[kind] && listed > 0
    overviews.push({
      kind,
      isOn: switches[kind],
      listedCount: listed,
      files: isNamed ? sitemapFilesOf(kind, files) : [],
    })
  }
  return overviews
}

const countsByKind: Record<SitemapKind, (site: SitemapContext) => Promise<number>> = {
  pages: (site) => countListed(site, builtInPages),
  products: async (site) => countListed(site, await listProductsForSitemap(site.db)),
  posts: ({ db, origin }) => countListedPosts(db, origin),
  'landing-pages': ({ db, origin }) => countListedLandingPages(db, origin),
}

async function countListed({ db, origin }: SitemapContext, pages: { path: string }[]) {
  const listed = await findSitemapPaths(
    db,
    origin,
    pages.map(({ path }) => path),
  )
  return listed.size
}

function sitemapFilesOf(kind: SitemapKind, files: { path: string }[] | undefined) {
  if (!files) return ['/sitemap.xml']
  const own = files.filter(({ path }) => path.startsWith(`/sitemap/${kind}-`)).map(({ path }) => path)
  return own.length > 0 ? own : ['/sitemap/pages.xml']
}
