import { useLocation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { toUnsavedEntry } from '~/wings/publishing/writing/loaded-entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { ProductEditor } from '../admin/product-editor'
import { emptyProductContent } from '../product-content'
import type { Route } from './+types/admin-product-new'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { currency } = await findBrand(db)
  return { me: context.get(adminContext).email, currency, categories: await listCategories(db, 'product') }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => noindexMeta('New product')

export default function AdminProductNew({ loaderData: { me, currency, categories } }: Route.ComponentProps) {
  // who asks for a new product again gets another one
  const { key } = useLocation()
  const category = categories[0]?.slug ?? ''
  const opened = toUnsavedEntry({ ...emptyProductContent, currency, category })
  return <ProductEditor key={key} opened={opened} me={me} categories={categories} />
}
