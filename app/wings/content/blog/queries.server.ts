import type { ExpressionBuilder } from 'kysely'
import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import type { DB } from '~/platform/database/tables'
import { countPages } from '~/platform/lists/page-number'
import { categoryNameSql } from '~/wings/publishing/categories/queries.server'
import { selectPicture } from '~/wings/site/media/queries.server'
import { listLegacyPosts } from './legacy-posts.queries.server'
import { findListCursors, type ListPosition, selectPostIdsAt } from './list-cursors.queries.server'
import { type Post, type PostSummary, readTimeOrDefault } from './post'

type PostExpressionBuilder = ExpressionBuilder<DB, 'blogPosts'>

export function postSummaryColumns(from: PostExpressionBuilder, cover: { withPlaceholder?: boolean } = {}) {
  return [
    ...(['slug', 'title', 'description', 'category', 'author', 'readTimeInt'] as const),
    from.ref('publishedAt').$castTo<Date>().as('publishedAt'),
    categoryNameSql('post', 'blogPosts.category').as('categoryName'),
    selectPicture(from, 'blogPosts.coverId', 'blogPosts.coverAlt', cover).as('cover'),
  ] as const
}

export function toPostSummary<Row extends { readTimeInt: number | null }>({ readTimeInt, ...row }: Row) {
  return { ...row, readTimeMinutes: readTimeOrDefault(readTimeInt) }
}

/** The post as visitors see it; drafts and scheduled posts are not found. */
export async function findPublishedPost(db: Database, slug: string, now = new Date()): Promise<Post | undefined> {
  const row = await db
    .selectFrom('blogPosts')
    .select((from) => [...postSummaryColumns(from, { withPlaceholder: true }), 'id', 'body', 'tags', 'updatedAt'])
    .where('slug', '=', slug)
    .where('publishedAt', '<=', now)
    .executeTakeFirst()
  return row && toPostSummary(row)
}

/** The post as those who look at its figures know it, whatever its state. */
export async function findPostForAnalytics(db: Database, postId: string) {
  if (!isUuid(postId)) return undefined
  const row = await db
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'title', 'publishedAt', 'deletedAt', 'readTimeInt'])
    .where('id', '=', postId)
    .executeTakeFirst()
  return row && toPostSummary(row)
}

export interface PostPage {
  posts: PostSummary[]
  /** How many there are on all pages. */
  count: number
  /** How many pages there are, at least 1. */
  pages: number
}

/** One page of the published posts, newest first, of one category or of all; the last one costs as much as the first. */
export async function listPublishedPosts(
  db: Database,
  { category, page, size }: { category: string | null; page: number; size: number },
  now?: Date,
): Promise<PostPage> {
  const list = await findListCursors(db, category, now)
  const from = (page - 1) * size
  const posts = from < list.count ? await listPostsAt(db, { list, category, offset: from, limit: size }, now) : []
  return { posts, count: list.count, pages: countPages(list.count, size) }
}

async function listPostsAt(db: Database, place: ListPosition, now = new Date()) {
  const rows = await db
    .selectFrom('blogPosts')
    .select((from) => postSummaryColumns(from))
    .where('id', 'in', selectPostIdsAt(db, place, now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toPostSummary)
}

/** The newest published posts; a database that still has the older columns is read by them. */
export async function listNewestPosts(db: Database, limit: number, now = new Date()): Promise<PostSummary[]> {
  try {
    const rows = await db
      .selectFrom('blogPosts')
      .select((from) => postSummaryColumns(from))
      .where('publishedAt', '<=', now)
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(toPostSummary)
  } catch (error) {
    const UNDEFINED_COLUMN = '42703'
    if ((error as { code?: string }).code !== UNDEFINED_COLUMN) throw error
    return listLegacyPosts(db, limit)
  }
}

// as far back as "what to read next" looks; a post page is then two queries instead of three
const RECENT_POSTS = 60
export const listRecentPosts = cachedUntilChanged('posts', (db) => listNewestPosts(db, RECENT_POSTS))

/** What to read next: recent posts of the same category, newest first, then of the others. */
export async function listRelatedPosts(db: Database, post: Pick<Post, 'slug' | 'category'>, limit: number) {
  const others = (await listRecentPosts(db)).filter(({ slug }) => slug !== post.slug)
  const isSameKind = ({ category }: PostSummary) => category === post.category
  return [...others.filter(isSameKind), ...others.filter((other) => !isSameKind(other))].slice(0, limit)
}

/** When the next scheduled post comes out. */
export async function findNextPostPublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('blogPosts')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}
