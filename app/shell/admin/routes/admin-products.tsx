import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { isChronological } from '~/wings/publishing/writing/entry-filter'
import { isProductListFiltered, parseProductFilter } from '~/wings/shop/products/product-filter'
import { ProductsScreen } from '~/wings/shop/products/products-screen'
import { listProductsWithStats } from '../products-with-stats.queries.server'
import type { Route } from './+types/admin-products'

const PRODUCTS_PER_PAGE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const filter = parseProductFilter(url.searchParams)
  return {
    page: await listProductsWithStats(db, filter, PRODUCTS_PER_PAGE),
    categories: await listCategories(db, 'product'),
    isFiltered: isProductListFiltered(filter),
    isChronological: isChronological(filter),
  }
}

export function meta() {
  return noindexMeta('Products')
}

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  return <ProductsScreen {...loaderData} />
}
