import type { Database } from '~/platform/database/database.server'
import { categoryName } from '~/wings/publishing/categories/category'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { findPreviewedEntry } from '~/wings/publishing/writing/preview-link.commands.server'
import { findPicture } from '~/wings/site/media/pictures.queries.server'
import { estimateReadTime } from './estimate-read-time'
import type { Post } from './post'
import { postEntryType } from './post-entry-type.server'

export interface PostPreview {
  post: Post
  savedAt: Date
  /** Visitors see exactly this already. */
  isPublished: boolean
}

/** What publishing would make of a post at this moment, for whoever has its key. */
export async function findPostPreview(db: Database, key: string, now = new Date()): Promise<PostPreview | undefined> {
  const previewed = await findPreviewedEntry(db, postEntryType, key, now)
  if (!previewed) return undefined
  const { id, content, publishedAt, savedAt, isPublished } = previewed
  const { coverId, coverAlt, seo: _apart, ...fields } = content
  const post = {
    ...fields,
    id,
    categoryName: categoryName(await listCategories(db, 'post'), fields.category),
    cover: (coverId && (await findPicture(db, coverId, coverAlt))) || null,
    readTimeMinutes: estimateReadTime(fields.body) ?? 1,
    publishedAt: publishedAt ?? now,
    updatedAt: savedAt,
  }
  return { post, savedAt, isPublished }
}
