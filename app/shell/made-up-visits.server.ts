import { makeUpVisits } from '~/domains/analytics/made-up-visits.commands.server'
import { postPath } from '~/domains/blog/post'
import { listNewestPosts } from '~/domains/blog/queries.server'
import { productPath } from '~/domains/products/product'
import { listNewestProducts } from '~/domains/products/queries.server'
import type { Database } from '~/platform/database/database.server'

const MOST = 40
const pages = ['/', '/tools', '/product-leadership', '/lp/queuepro', '/about', '/blog', '/contact', '/help']

/** Visits that nobody made, to the newest posts and products of this site: for a look at the reports. */
export async function makeUpVisitsHere(db: Database, days: number, print: (line: string) => void) {
  const posts = await listNewestPosts(db, MOST)
  const products = await listNewestProducts(db, MOST)
  const site = {
    pages,
    posts: posts.map(({ slug }) => postPath(slug)),
    products: products.map(({ id, slug, price }) => ({ id, slug, price, path: productPath(slug) })),
  }
  return makeUpVisits(db, { site, days, print })
}
