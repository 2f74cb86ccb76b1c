import type { ExpressionBuilder } from 'kysely'
import { pictureOf } from '~/domains/media/queries.server'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import { remember } from '~/platform/remember.server'
import { listOlderPosts } from './older-shape.server'
import { type Post, type PostSummary, readTimeMinutes } from './post'

type Posts = ExpressionBuilder<DB, 'blogPosts'>

function summaryColumns(from: Posts, cover: { withPlaceholder?: boolean } = {}) {
  return [
    ...(['slug', 'title', 'description', 'category', 'author', 'readTimeInt'] as const),
    from.ref('publishedAt').$castTo<Date>().as('publishedAt'),
    pictureOf(from, 'blogPosts.coverId', 'blogPosts.coverAlt', cover).as('cover'),
  ] as const
}

function toSummary<Row extends { readTimeInt: number | null }>({ readTimeInt, ...row }: Row) {
  return { ...row, readTimeMinutes: readTimeMinutes(readTimeInt) }
}

/** The post as visitors see it; drafts and scheduled posts are not found. */
export async function findPublishedPost(db: Database, slug: string, now = new Date()): Promise<Post | undefined> {
  const row = await db
    .selectFrom('blogPosts')
    .select((from) => [...summaryColumns(from, { withPlaceholder: true }), 'id', 'body', 'tags', 'updatedAt'])
    .where('slug', '=', slug)
    .where('publishedAt', '<=', now)
    .executeTakeFirst()
  return row && toSummary(row)
}

export interface PostPage {
  posts: PostSummary[]
  /** How many pages there are, at least 1. */
  pages: number
}

/** One page of the published posts, newest first, of one category or of all. */
export async function listPublishedPosts(
  db: Database,
  { category, page, size }: { category: string | null; page: number; size: number },
  now = new Date(),
): Promise<PostPage> {
  const published = db
    .selectFrom('blogPosts')
    .where('publishedAt', '<=', now)
    .$if(category !== null, (query) => query.where('category', '=', category))
  const { count } = await published.select((from) => from.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await published
    .select((from) => summaryColumns(from))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { posts: rows.map(toSummary), pages: Math.max(1, Math.ceil(count / size)) }
}

/** The newest published posts; a database that still has the older columns is read by them. */
export async function listNewestPosts(db: Database, limit: number, now = new Date()): Promise<PostSummary[]> {
  try {
    const rows = await db
      .selectFrom('blogPosts')
      .select((from) => summaryColumns(from))
      .where('publishedAt', '<=', now)
      .orderBy('publishedAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(toSummary)
  } catch (error) {
    const UNDEFINED_COLUMN = '42703'
    if ((error as { code?: string }).code !== UNDEFINED_COLUMN) throw error
    return listOlderPosts(db, limit)
  }
}

// as far back as "what to read next" looks; a post page is then two queries instead of three
const RECENT_POSTS = 60
const listRecentPosts = remember('posts', (db) => listNewestPosts(db, RECENT_POSTS))

/** What to read next: recent posts of the same category, newest first, then of the others. */
export async function listRelatedPosts(db: Database, post: Pick<Post, 'slug' | 'category'>, limit: number) {
  const others = (await listRecentPosts(db)).filter(({ slug }) => slug !== post.slug)
  const isSameKind = ({ category }: PostSummary) => category === post.category
  return [...others.filter(isSameKind), ...others.filter((other) => !isSameKind(other))].slice(0, limit)
}

export interface PublishedAddress {
  path: string
  title: string
  updatedAt: Date
}

// a sitemap file may list 50,000 addresses; the index of several files comes with the SEO screens
const SITEMAP_LIMIT = 50_000

export async function listPublishedPostAddresses(db: Database, now = new Date()): Promise<PublishedAddress[]> {
  const rows = await db
    .selectFrom('blogPosts')
    .select(['slug', 'title', 'updatedAt'])
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt', 'desc')
    .limit(SITEMAP_LIMIT)
    .execute()
  return rows.map(({ slug, ...row }) => ({ ...row, path: `/blog/${slug}` }))
}

/** When the next scheduled post comes out. */
export async function findNextPublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('blogPosts')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}
