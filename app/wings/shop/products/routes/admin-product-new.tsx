import { useLocation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { toUnsavedEntry } from '~/wings/publishing/writing/loaded-entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { ProductEditor } from '../admin/product-editor'
import { emptyProductContent } from '../product-content'
import type { Route } from './+types/admin-product-new'

export async function loader({ context }: Route.LoaderArgs) {
  const { currency } = await findBrand(context.get(databaseContext))
  return { me: context.get(adminContext).email, currency }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => noindexMeta('New product')

export default function AdminProductNew({ loaderData: { me, currency } }: Route.ComponentProps) {
  // who asks for a new product again gets another one
  const { key } = useLocation()
  return <ProductEditor key={key} opened={toUnsavedEntry({ ...emptyProductContent, currency })} me={me} />
}
