import type { Database } from '~/platform/database/database.server'
import { findRecentPageViews, findRecentPeriodStart } from '~/wings/events/analytics/recent-page-views.queries.server'
import { countSalesByProduct } from '~/wings/shop/orders/sales.queries.server'
import { listProductsForAdmin } from '~/wings/shop/products/list-products.queries.server'
import { productPath } from '~/wings/shop/products/product'
import type { ProductFilter } from '~/wings/shop/products/product-filter'

/** One page of all products, each with how often it was seen and bought lately: only these are looked up. */
export async function listProductsWithStats(db: Database, filter: ProductFilter, size: number, now = new Date()) {
  const { rows, ...page } = await listProductsForAdmin(db, filter, size, now)
  const paths = rows.map(({ slug }) => productPath(slug))
  const seen = await findRecentPageViews(db, paths, now)
  const ids = rows.map(({ id }) => id)
  const sold = await countSalesByProduct(db, ids, await findRecentPeriodStart(db, now))
  return {
    ...page,
    rows: rows.map((product) => {
      const { views = 0, visitors = 0 } = seen.get(productPath(product.slug)) ?? {}
      return { ...product, views, visitors, sold: sold.get(product.id) ?? 0 }
    }),
  }
}
