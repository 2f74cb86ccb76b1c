import { useLocation } from 'react-router'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { type OpenedPost, PostEditor } from '../admin/post-editor'
import { emptyPost } from '../post-content'
import type { Route } from './+types/admin-post-new'

export function loader({ context }: Route.LoaderArgs) {
  return { me: context.get(adminContext).email }
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
  return <PostEditor key={key} opened={newPost} me={loaderData.me} />
}
