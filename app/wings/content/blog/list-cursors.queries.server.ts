import { sql } from 'kysely'
import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'

/** Every how many posts the list has a mark, from which a page is found in a few steps. */
const CURSOR_INTERVAL = 1_000

interface ListCursor {
  /** The moment to the microsecond, as the database writes it. */
  at: string
  id: string
}

/** The published posts of one category or of all, newest first, as a book has marks between its pages. */
interface PostListCursors {
  /** The last of each thousand posts. */
  cursors: ListCursor[]
  count: number
}

const cachedByCategory = new Map<string | null, (db: Database) => Promise<PostListCursors>>()

/** Asked once until posts change. `category` is one of the few that lists can be narrowed to. */
export function findListCursors(db: Database, category: string | null, now?: Date) {
  if (now) return computeListCursors(db, category, now)
  const known =
    cachedByCategory.get(category) ??
    cachedUntilChanged('posts', (from) => computeListCursors(from, category, new Date()))
  cachedByCategory.set(category, known)
  return known(db)
}

async function computeListCursors(db: Database, category: string | null, now: Date): Promise<PostListCursors> {
  const ofCategory = category === null ? sql`` : sql`and category = ${category}`
  const next = sql`order by published_at desc, id desc offset ${sql.lit(CURSOR_INTERVAL - 1)} limit 1`
  const { rows: marks } = await sql<ListCursor>`
    with recursive marks (at, id) as (
      (select published_at, id from blog_posts where published_at <= ${now} ${ofCategory} ${next})
      union all
      select later.published_at, later.id from marks, lateral (
        select published_at, id from blog_posts
        where (published_at, id) < (marks.at, marks.id) ${ofCategory} ${next}) as later)
    select at::text as at, id from marks`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_posts where ${isAfterCursor(marks.at(-1), now)} ${ofCategory}`.execute(db)
  return { cursors: marks, count: marks.length * CURSOR_INTERVAL + (rows[0]?.count ?? 0) }
}

/**
 * Comes after the mark in a list, newest first; without one, whatever is public. One condition, never both: of two bounds
 * PostgreSQL 18 begins to read at the looser one.
 */
function isAfterCursor(mark: ListCursor | undefined, now: Date) {
  return mark
    ? sql<boolean>`(published_at, id) < (${mark.at}::timestamptz, ${mark.id}::uuid)`
    : sql<boolean>`published_at <= ${now}`
}

export interface ListPosition {
  list: PostListCursors
  category: string | null
  /** How many posts come before. */
  offset: number
  limit: number
}

/** The ids of the posts at a place in the list: at most a thousand entries of an index are read, however deep it is. */
export function selectPostIdsAt(db: Database, { list, category, offset, limit }: ListPosition, now: Date) {
  return db
    .selectFrom('blogPosts')
    .select('id')
    .where(isAfterCursor(list.cursors[Math.floor(offset / CURSOR_INTERVAL) - 1], now))
    .$if(category !== null, (query) => query.where('category', '=', category))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset % CURSOR_INTERVAL)
}
