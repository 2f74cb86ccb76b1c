import { useLocation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { toUnsavedEntry } from '~/wings/publishing/writing/loaded-entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { ProductEditor } from '../admin/product-editor'
import { emptyProductContent } from '../product-content'
import type { Route } from './+types/admin-product-new'

export async function loader({ context }: Route.LoaderArgs) {
  return {
    me: context.get(adminContext).email,
    categories: await listCategories(context.get(databaseContext), 'product'),
  }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => noindexMeta('New product')

export default function AdminProductNew({ loaderData }: Route.ComponentProps) {
  // who asks for a new product again gets another one
  const { key } = useLocation()
  const category = loaderData.categories[0]?.slug ?? ''
  return <ProductEditor key={key} opened={toUnsavedEntry({ ...emptyProductContent, category })} {...loaderData} />
}
