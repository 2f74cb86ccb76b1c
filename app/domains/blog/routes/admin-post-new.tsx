import { useLocation } from 'react-router'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext } from '~/platform/context.server'
import { type OpenedPost, PostEditor } from '../admin/post-editor'
import { emptyPost } from '../post-content'
import { authorOf } from '../writing/author-of.server'
import type { Route } from './+types/admin-post-new'

export async function loader({ context }: Route.LoaderArgs) {
  const by = context.get(adminContext)
  return { me: by.email, author: await authorOf(context.get(databaseContext), by) }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => [{ title: 'New post' }, { name: 'robots', content: 'noindex' }]

const newPost: OpenedPost = {
  ...{ id: null, content: emptyPost, revision: 0, savedBy: '', savedAt: '', publishedAt: null, isDeleted: false },
  ...{ hasUnpublishedChanges: false, publicSlug: '', previewPath: null, cover: null },
}

export default function NewPost({ loaderData }: Route.ComponentProps) {
  // who asks for a new post again gets another one
  const { key } = useLocation()
  const { me, author } = loaderData
  return <PostEditor key={key} opened={{ ...newPost, content: { ...emptyPost, author } }} me={me} />
}
