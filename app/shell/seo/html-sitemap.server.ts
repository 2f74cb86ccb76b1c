import type { Database } from '~/platform/database/database.server'
import { countPages } from '~/platform/lists/page-number'
import { countPublishedPosts, listPostTitles } from '~/wings/content/blog/sitemap.queries.server'
import { countPublishedLandingPages, listSubpageTitles } from '~/wings/content/landing-pages/sitemap.queries.server'
import { listPublishedProductPaths } from '~/wings/shop/products/queries.server'
import { listNoindexPaths } from '~/wings/web/seo/queries.server'
import { builtInPages } from '../public-pages'

export interface SitemapLink {
  path: string
  title: string
}

interface SitemapSection {
  title: string
  count: number
  list: (window: { from: number; size: number }) => Promise<SitemapLink[]> | SitemapLink[]
}

/** One page of the list of all pages, by kind: the kinds stand one after the other, and the list is cut every `size` links. */
export async function listHtmlSitemapPages(db: Database, { page, size }: { page: number; size: number }) {
  const kinds = await listSections(db)
  const hidden = await listNoindexPaths(db)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const sections = []
  let from = (page - 1) * size
  let left = size
  for (const { title, count, list } of kinds) {
    const taken = Math.max(0, Math.min(count - from, left))
    const links = taken > 0 ? await list({ from, size: taken }) : []
    const shown = links.filter(({ path }) => !hidden.has(path)).map(({ path, title: label }) => ({ path, label }))
    if (shown.length > 0) sections.push({ title, links: shown })
    left -= taken
    from = Math.max(0, from - count)
  }
  return { sections, pageCount: countPages(total, size) }
}

async function listSections(db: Database): Promise<SitemapSection[]> {
  const products = await listPublishedProductPaths(db)
  return [
    fixedSection('Overview', builtInPages),
    {
      title: 'Pages',
      count: await countPublishedLandingPages(db),
      list: (window) => listSubpageTitles(db, window),
    },
    fixedSection('Products', products),
    { title: 'Blog posts', count: await countPublishedPosts(db), list: (window) => listPostTitles(db, window) },
  ]
}

function fixedSection(title: string, links: SitemapLink[]): SitemapSection {
  return { title, count: links.length, list: ({ from, size }) => links.slice(from, from + size) }
}
