import { useLocation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { toUnsavedEntry } from '~/wings/publishing/writing/loaded-entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { PostEditor } from '../admin/post-editor'
import { findDefaultAuthor } from '../default-author.server'
import { emptyPostContent } from '../post-content'
import type { Route } from './+types/admin-post-new'

export async function loader({ context }: Route.LoaderArgs) {
  const by = context.get(adminContext)
  return { me: by.email, author: await findDefaultAuthor(context.get(databaseContext), by) }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => noindexMeta('New post')

export default function NewPost({ loaderData: { me, author } }: Route.ComponentProps) {
  // who asks for a new post again gets another one
  const { key } = useLocation()
  return <PostEditor key={key} opened={toUnsavedEntry({ ...emptyPostContent, author })} me={me} />
}
