import type { Database } from '~/platform/database/database.server'
import { toMajorUnits } from '~/platform/text/money'
import { postPath } from '~/wings/content/blog/post'
import { listNewestPosts } from '~/wings/content/blog/queries.server'
import { createDemoVisits } from '~/wings/events/analytics/demo-visits.commands.server'
import { productPath } from '~/wings/shop/products/product'
import { listNewestProducts } from '~/wings/shop/products/queries.server'

const MAX_PAGES = 40
const pages = ['/', '/tools', '/product-leadership', '/lp/queuepro', '/about', '/blog', '/contact', '/help']

/** Visits that nobody made, to the newest posts and products of this site: for a look at the reports. */
export async function generateDemoVisits(db: Database, days: number, print: (line: string) => void) {
  const posts = await listNewestPosts(db, MAX_PAGES)
  const products = await listNewestProducts(db, MAX_PAGES)
  const site = {
    pages,
    posts: posts.map(({ slug }) => postPath(slug)),
    products: products.map(({ id, slug, price, currency }) => ({
      id,
      slug,
      price: toMajorUnits(price, currency),
      currency,
      path: productPath(slug),
    })),
  }
  return createDemoVisits(db, { site, days, print })
}
