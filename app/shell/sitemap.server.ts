import { findNextPublication, listPublishedPostAddresses } from '~/domains/blog/queries.server'
import { listPublishedLandingPageAddresses } from '~/domains/landing-pages/queries.server'
import { findNextProductPublication, listPublishedProductAddresses } from '~/domains/products/queries.server'
import { listNoindexPaths } from '~/domains/seo/queries.server'
import type { PageInProgress } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { fixedPages } from './public-pages'

export interface SitemapSection {
  title: string
  links: { path: string; title: string; updatedAt?: Date }[]
}

/** Every page that search engines may list, by kind. Pages marked noindex are left out. */
export async function listSitemap(db: Database): Promise<SitemapSection[]> {
  const sections = [
    { title: 'Pages', links: fixedPages },
    { title: 'Products', links: await listPublishedProductAddresses(db) },
    { title: 'Blog posts', links: await listPublishedPostAddresses(db) },
    { title: 'Landing pages', links: await listPublishedLandingPageAddresses(db) },
  ]
  const hidden = await listNoindexPaths(db)
  return sections
    .map(({ title, links }) => ({ title, links: links.filter(({ path }) => !hidden.has(path)) }))
    .filter(({ links }) => links.length > 0)
}

/** Says which content a page with the sitemap depends on. */
export async function keepUntilSitemapChanges(db: Database, page: PageInProgress) {
  page.shows('posts', 'products', 'landing-pages', 'seo')
  page.changesAt(await findNextPublication(db))
  page.changesAt(await findNextProductPublication(db))
}
