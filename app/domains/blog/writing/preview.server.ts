import { findPicture } from '~/domains/media/find-picture.server'
import { findPreviewed } from '~/domains/writing/preview-link.server'
import type { Database } from '~/platform/database/database.server'
import { type Post, readTimeMinutes } from '../post'
import { postKind, readTimeOf } from '../post-kind.server'

export interface Preview {
  post: Post
  savedAt: Date
  /** Visitors see exactly this already. */
  isPublic: boolean
}

/** What publishing would make of a post at this moment, for whoever has its key. */
export async function findPreview(db: Database, key: string, now = new Date()): Promise<Preview | undefined> {
  const previewed = await findPreviewed(db, postKind, key, now)
  if (!previewed) return undefined
  const { id, content, publishedAt, savedAt, isPublic } = previewed
  const { coverId, coverAlt, seo: _apart, ...fields } = content
  const post = {
    ...fields,
    id,
    cover: (coverId && (await findPicture(db, coverId, coverAlt))) || null,
    readTimeMinutes: readTimeMinutes(readTimeOf(fields.body)),
    publishedAt: publishedAt ?? now,
    updatedAt: savedAt,
  }
  return { post, savedAt, isPublic }
}
