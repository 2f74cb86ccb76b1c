import { z } from 'zod'
import { findPicture } from '~/domains/media/find-picture.server'
import { resolveLinks } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import { type Post, readTimeMinutes } from '../post'
import { readTimeOf } from './clean-content.server'
import { findStoredPost } from './stored-post.server'

export interface Preview {
  post: Post
  savedAt: Date
  /** Visitors see exactly this already. */
  isPublic: boolean
}

/** What publishing would make of a post at this moment, for whoever has its key. Nothing for a post in the trash. */
export async function findPreview(db: Database, key: string, now = new Date()): Promise<Preview | undefined> {
  if (!z.uuid().safeParse(key).success) return undefined
  const found = await db
    .selectFrom('blogPosts')
    .select('id')
    .where('previewKey', '=', key)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  const stored = found && (await findStoredPost(db, found.id))
  if (!stored) return undefined
  const { id, working, publishedAt, savedAt, revision, contentRevision } = stored
  const { coverId, coverAlt, seo: _apart, ...content } = working
  const post = {
    ...content,
    id,
    body: await resolveLinks(db, content.body, { withDrafts: true }),
    cover: (coverId && (await findPicture(db, coverId, coverAlt))) || null,
    readTimeMinutes: readTimeMinutes(readTimeOf(working.body)),
    publishedAt: publishedAt ?? now,
    updatedAt: savedAt,
  }
  const isPublic = publishedAt !== null && publishedAt <= now && revision === contentRevision
  return { post, savedAt, isPublic }
}
