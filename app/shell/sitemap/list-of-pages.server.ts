import { countPublishedPosts, listPostTitles } from '~/domains/blog/sitemap.queries.server'
import { countPublishedLandingPages, listLandingPageTitles } from '~/domains/landing-pages/sitemap.queries.server'
import { listPublishedProductAddresses } from '~/domains/products/queries.server'
import { listNoindexPaths } from '~/domains/seo/queries.server'
import type { Database } from '~/platform/database/database.server'
import { fixedPages } from '../public-pages'

export interface PageLink {
  path: string
  title: string
}

interface Kind {
  title: string
  count: number
  list: (window: { from: number; size: number }) => Promise<PageLink[]> | PageLink[]
}

/** One page of the list of all pages, by kind: the kinds stand one after the other, and the list is cut every `size` links. */
export async function listPages(db: Database, { page, size }: { page: number; size: number }) {
  const kinds = await kindsOfPages(db)
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
  return { sections, pages: Math.max(1, Math.ceil(total / size)) }
}

async function kindsOfPages(db: Database): Promise<Kind[]> {
  const products = await listPublishedProductAddresses(db)
  return [
    few('Pages', fixedPages),
    few('Products', products),
    { title: 'Blog posts', count: await countPublishedPosts(db), list: (window) => listPostTitles(db, window) },
    {
      title: 'Landing pages',
      count: await countPublishedLandingPages(db),
      list: (window) => listLandingPageTitles(db, window),
    },
  ]
}

function few(title: string, links: PageLink[]): Kind {
  return { title, count: links.length, list: ({ from, size }) => links.slice(from, from + size) }
}
