import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { PostEditor } from '../admin/post-editor'
import { postEntryType } from '../post-entry-type.server'
import type { Route } from './+types/admin-post-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const opened = await findEntryForEditor(db, postEntryType, params.entryId)
  if (!opened) throw notFound('Post')
  return { opened, me: context.get(adminContext).email, categories: await listCategories(db, 'post') }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.opened.content.title || 'Untitled post')
}

export default function EditPost({ loaderData: { opened, ...rest } }: Route.ComponentProps) {
  return <PostEditor key={opened.id} opened={opened} {...rest} />
}
