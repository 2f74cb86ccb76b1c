import type { Database } from '~/platform/database/database.server'
import { postStatus } from '../post'
import { withPaths } from './bound-links.server'
import { findLastAuthor } from './revisions.server'
import { findStoredPost } from './stored-post.server'

/** Everything that the editor shows of a post when it opens. */
export async function findPostForEditing(db: Database, postId: string, now = new Date()) {
  const stored = await findStoredPost(db, postId)
  if (!stored) return undefined
  const { id, revision, publishedAt, deletedAt, savedAt, previewKey, working } = stored
  return {
    ...{ id, revision, publishedAt, deletedAt, savedAt, content: await withPaths(db, working) },
    status: postStatus(stored, now),
    savedBy: await findLastAuthor(db, id, revision),
    previewPath: `/preview/${previewKey}`,
    /** Visitors see, or will see, an earlier state than the one that is being written. */
    hasUnpublishedChanges: revision !== stored.contentRevision,
    /** The address that visitors use now, which may differ from the one that is being written. */
    publicSlug: stored.row.slug,
  }
}

export type PostForEditing = NonNullable<Awaited<ReturnType<typeof findPostForEditing>>>
