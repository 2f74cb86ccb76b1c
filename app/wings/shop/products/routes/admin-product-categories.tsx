import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { CategoriesScreen } from '~/wings/publishing/categories/categories-screen'
import { listCategoriesWithUse } from '~/wings/publishing/categories/queries.server'
import { ShopHeader } from '../../shop-header'
import { catalogPath } from '../catalog-path'
import type { Route } from './+types/admin-product-categories'

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await listCategoriesWithUse(context.get(databaseContext), 'product') }
}

export const meta: Route.MetaFunction = () => noindexMeta('Categories – Products')

export default function AdminProductCategories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <CategoriesScreen
      kind="product"
      noun="product"
      Header={ShopHeader}
      categories={categories}
      pathOf={(category) => catalogPath({ category })}
      listPathOf={(category) => `/admin/products?${new URLSearchParams({ category })}`}
    />
  )
}
