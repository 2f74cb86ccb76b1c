import { createDemoVisits } from '~/domains/analytics/made-up-visits.commands.server'
import { postPath } from '~/domains/blog/post'
import { listNewestPosts } from '~/domains/blog/queries.server'
import { productPath } from '~/domains/products/product'
import { listNewestProducts } from '~/domains/products/queries.server'
import type { Database } from '~/platform/database/database.server'

const MAX_PAGES = 40
const pages = ['/', '/tools', '/product-leadership', '/lp/queuepro', '/about', '/blog', '/contact', '/help']

/** Visits that nobody made, to the newest posts and products of this site: for a look at the reports. */
export async function generateDemoVisits(db: Database, days: number, print: (line: string) => void) {
  const posts = await listNewestPosts(db, MAX_PAGES)
  const products = await listNewestProducts(db, MAX_PAGES)
  const site = {
    pages,
    posts: posts.map(({ slug }) => postPath(slug)),
    products: products.map(({ id, slug, price }) => ({ id, slug, price, path: productPath(slug) })),
  }
  return createDemoVisits(db, { site, days, print })
}
