import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { ProductEditor } from '../admin/product-editor'
import { productEntryType } from '../product-entry-type.server'
import type { Route } from './+types/admin-product-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const opened = await findEntryForEditor(db, productEntryType, params.entryId)
  if (!opened) throw notFound('Product')
  return { opened, me: context.get(adminContext).email, categories: await listCategories(db, 'product') }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.opened.content.title || 'Untitled product')
}

export default function AdminProductEdit({ loaderData: { opened, ...rest } }: Route.ComponentProps) {
  return <ProductEditor key={opened.id} opened={opened} {...rest} />
}
