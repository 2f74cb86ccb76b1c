import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { ProductEditor } from '../admin/product-editor'
import { productEntryType } from '../product-entry-type.server'
import type { Route } from './+types/admin-product-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await findEntryForEditor(context.get(databaseContext), productEntryType, params.entryId)
  if (!opened) throw notFound('Product')
  return { opened, me: context.get(adminContext).email }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.opened.content.title || 'Untitled product')
}

export default function AdminProductEdit({ loaderData: { opened, me } }: Route.ComponentProps) {
  return <ProductEditor key={opened.id} opened={opened} me={me} />
}
