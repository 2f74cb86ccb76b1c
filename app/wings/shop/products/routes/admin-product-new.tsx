import { useLocation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { toUnsavedEntry } from '~/wings/publishing/writing/loaded-entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { ProductEditor } from '../admin/product-editor'
import { emptyProductContent } from '../product-content'
import type { Route } from './+types/admin-product-new'

export function loader({ context }: Route.LoaderArgs) {
  return { me: context.get(adminContext).email }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => noindexMeta('New product')

export default function AdminProductNew({ loaderData: { me } }: Route.ComponentProps) {
  // who asks for a new product again gets another one
  const { key } = useLocation()
  return <ProductEditor key={key} opened={toUnsavedEntry(emptyProductContent)} me={me} />
}
