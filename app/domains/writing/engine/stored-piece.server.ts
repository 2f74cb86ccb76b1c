import { findSearchFields } from '~/domains/seo/search-fields.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { emptyPost, type PostContent } from '../post-content'

/** A post as those who write it know it. */
export interface StoredPost {
  id: string
  /** Counts the saves. */
  revision: number
  /** The revision that `row` holds; behind `revision` while later changes are not published. */
  contentRevision: number
  publishedAt: Date | null
  deletedAt: Date | null
  savedAt: Date
  previewKey: string
  /** What visitors see, or would see if it were public. */
  row: PostContent
  /** What is being written; the same as `row` unless changes wait to be published. */
  working: PostContent
}

/** The post with what is being written of it, in the trash or not. */
export function findStoredPost(db: Database, postId: string) {
  return load(db, postId, false)
}

/** The same, held until the end of the transaction: nobody else saves or publishes it meanwhile. */
export async function holdPost(tx: Database, postId: string): Promise<StoredPost> {
  const stored = await findHeldPost(tx, postId)
  if (!stored) throw new DomainError('This post no longer exists.', 404)
  return stored
}

export function findHeldPost(tx: Database, postId: string) {
  return load(tx, postId, true)
}

async function load(db: Database, postId: string, isHeld: boolean): Promise<StoredPost | undefined> {
  const found = await db
    .selectFrom('blogPosts')
    .leftJoin('postDrafts', 'postDrafts.postId', 'blogPosts.id')
    .select([
      'blogPosts.id',
      'slug',
      'title',
      'description',
      'body',
      'category',
      'tags',
      'author',
      'coverId',
      'coverAlt',
    ])
    .select(['revision', 'contentRevision', 'publishedAt', 'deletedAt', 'blogPosts.savedAt', 'previewKey'])
    .select('postDrafts.content as draft')
    .where('blogPosts.id', '=', postId)
    .$if(isHeld, (query) => query.forUpdate('blogPosts'))
    .executeTakeFirst()
  if (!found) return undefined
  const { id, revision, contentRevision, publishedAt, deletedAt, savedAt, previewKey, draft, ...columns } = found
  const seo = await findSearchFields(db, postPath(columns.slug))
  const row: PostContent = { ...columns, slug: columns.slug === id ? '' : columns.slug, seo }
  const working = draft ? fromJson(draft) : row
  return { id, revision, contentRevision, publishedAt, deletedAt, savedAt, previewKey, row, working }
}

/** Content as it was kept as JSON, perhaps before a field was added. */
export function fromJson(kept: unknown): PostContent {
  const content = kept as Partial<PostContent>
  return { ...emptyPost, ...content, seo: { ...emptyPost.seo, ...content.seo } }
}

export function postPath(slug: string) {
  return `/blog/${slug}`
}

/** The address that the row has: a post that was given none stands under its id. */
export function slugOf(postId: string, { slug }: Pick<PostContent, 'slug'>) {
  return slug || postId
}
