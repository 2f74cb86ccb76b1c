import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { PostEditor } from '../admin/post-editor'
import { postEntryType } from '../post-entry-type.server'
import type { Route } from './+types/admin-post-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await findEntryForEditor(context.get(databaseContext), postEntryType, params.entryId)
  if (!opened) throw notFound('Post')
  return { opened, me: context.get(adminContext).email }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.opened.content.title || 'Untitled post')
}

export default function EditPost({ loaderData: { opened, me } }: Route.ComponentProps) {
  return <PostEditor key={opened.id} opened={opened} me={me} />
}
