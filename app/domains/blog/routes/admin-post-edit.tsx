import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { findPicture } from '~/domains/media/find-picture.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { type OpenedPost, PostEditor } from '../admin/post-editor'
import { findPostForEditing } from '../writing/find-for-editing.server'
import type { Route } from './+types/admin-post-edit'

export async function loader({ context, params: { postId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const post = z.uuid().safeParse(postId).success ? await findPostForEditing(db, postId) : undefined
  if (!post) throw notFound('Post')
  const { content, savedAt, publishedAt, deletedAt } = post
  const cover = content.coverId ? await findPicture(db, content.coverId, content.coverAlt) : undefined
  const opened: OpenedPost = {
    ...{ id: post.id, content, revision: post.revision, savedBy: post.savedBy, publicSlug: post.publicSlug },
    ...{ hasUnpublishedChanges: post.hasUnpublishedChanges, previewPath: post.previewPath, cover: cover ?? null },
    savedAt: savedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
  }
  return { opened, me: context.get(adminContext).email }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.opened.content.title || 'Untitled post' }, { name: 'robots', content: 'noindex' }]
}

export default function EditPost({ loaderData: { opened, me } }: Route.ComponentProps) {
  return <PostEditor key={opened.id} opened={opened} me={me} />
}
