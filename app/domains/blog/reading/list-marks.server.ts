import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { remember } from '~/platform/remember.server'

/** Every how many posts the list has a mark, from which a page is found in a few steps. */
const MARK_EVERY = 1_000

interface ListMark {
  /** The moment to the microsecond, as the database writes it. */
  at: string
  id: string
}

/** The published posts of one category or of all, newest first, as a book has marks between its pages. */
interface ListMarks {
  /** The last of each thousand posts. */
  marks: ListMark[]
  count: number
}

const byCategory = new Map<string | null, (db: Database) => Promise<ListMarks>>()

/** Asked once until posts change. `category` is one of the few that lists can be narrowed to. */
export function listMarks(db: Database, category: string | null, now?: Date) {
  if (now) return findMarks(db, category, now)
  const known = byCategory.get(category) ?? remember('posts', (from) => findMarks(from, category, new Date()))
  byCategory.set(category, known)
  return known(db)
}

async function findMarks(db: Database, category: string | null, now: Date): Promise<ListMarks> {
  const ofCategory = category === null ? sql`` : sql`and category = ${category}`
  const next = sql`order by published_at desc, id desc offset ${sql.lit(MARK_EVERY - 1)} limit 1`
  const { rows: marks } = await sql<ListMark>`
    with recursive marks (at, id) as (
      (select published_at, id from blog_posts where published_at <= ${now} ${ofCategory} ${next})
      union all
      select later.published_at, later.id from marks, lateral (
        select published_at, id from blog_posts
        where (published_at, id) < (marks.at, marks.id) ${ofCategory} ${next}) as later)
    select at::text as at, id from marks`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_posts where ${isAfter(marks.at(-1), now)} ${ofCategory}`.execute(db)
  return { marks, count: marks.length * MARK_EVERY + (rows[0]?.count ?? 0) }
}

/**
 * Comes after the mark in a list, newest first; without one, whatever is public. One condition, never both: of two bounds
 * PostgreSQL 18 begins to read at the looser one.
 */
function isAfter(mark: ListMark | undefined, now: Date) {
  return mark
    ? sql<boolean>`(published_at, id) < (${mark.at}::timestamptz, ${mark.id}::uuid)`
    : sql<boolean>`published_at <= ${now}`
}

export interface ListPlace {
  list: ListMarks
  category: string | null
  /** How many posts come before. */
  from: number
  size: number
}

/** The ids of the posts at a place in the list: at most a thousand entries of an index are read, however deep it is. */
export function idsAt(db: Database, { list, category, from, size }: ListPlace, now: Date) {
  return db
    .selectFrom('blogPosts')
    .select('id')
    .where(isAfter(list.marks[Math.floor(from / MARK_EVERY) - 1], now))
    .$if(category !== null, (query) => query.where('category', '=', category))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(from % MARK_EVERY)
}
