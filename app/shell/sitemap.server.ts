import { listPublishedPostAddresses } from '~/domains/blog/queries.server'
import { listPublishedLandingPageAddresses } from '~/domains/landing-pages/queries.server'
import { listPublishedProductAddresses } from '~/domains/products/queries.server'
import { listNoindexPaths } from '~/domains/seo/queries.server'
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

/** The content that the sitemap depends on. */
export const sitemapTags = ['posts', 'products', 'landing-pages', 'seo']
