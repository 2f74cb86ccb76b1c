import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Picture } from '~/domains/media/picture'
import { pictureOf } from '~/domains/media/queries.server'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import type { PostFilter } from './post-filter'

type Posts<Output> = SelectQueryBuilder<DB, 'blogPosts', Output>

// what can be sorted by, as its index has it
const sortings: Record<string, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  saved: { key: sql`saved_at`, type: sql`timestamptz` },
  published: { key: sql`coalesce(published_at, 'infinity'::timestamptz)`, type: sql`timestamptz` },
  title: { key: sql`lower(title)`, type: sql`text` },
}

export interface ListedPost {
  id: string
  title: string
  slug: string
  category: string
  author: string
  savedAt: Date
  publishedAt: Date | null
  deletedAt: Date | null
  hasUnpublishedChanges: boolean
  previewKey: string
  cover: Picture | null
}

/** One page of all posts, also those that nobody sees, with marks for the pages beside it. Holds at 100,000 posts. */
export async function listPosts(db: Database, filter: PostFilter, size: number, now = new Date()) {
  const place = await findPlace(db, filter)
  const isBackwards = place !== undefined && filter.after === null
  const direction = (filter.sort.direction === 'desc') !== isBackwards ? 'desc' : 'asc'
  const { key } = sortingOf(filter)
  const found = await filtered(db.selectFrom('blogPosts'), filter, now)
    .$if(place !== undefined, (query) => query.where(beyond(filter, place ?? '', direction)))
    .select(['id', 'title', 'slug', 'category', 'author', 'savedAt', 'publishedAt', 'deletedAt', 'previewKey'])
    .select((from) => pictureOf(from, 'blogPosts.coverId', 'blogPosts.coverAlt').as('cover'))
    .select(sql<boolean>`content_revision < revision`.as('hasUnpublishedChanges'))
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .execute()
  const hasMore = found.length > size
  const rows = found.slice(0, size)
  if (isBackwards) rows.reverse()
  const [first, last] = [rows.at(0)?.id ?? null, rows.at(-1)?.id ?? null]
  const [hasBefore, hasAfter] = isBackwards ? [hasMore, true] : [place !== undefined, hasMore]
  return { rows, before: hasBefore ? first : null, after: hasAfter ? last : null }
}

function sortingOf({ sort }: PostFilter) {
  return (sortings[sort.by] ?? sortings.saved) as (typeof sortings)[string]
}

/** Where the post of the mark stands in the order. Undefined: on the first page, also when that post is gone. */
async function findPlace(db: Database, filter: PostFilter) {
  const mark = filter.after ?? filter.before
  if (!mark) return undefined
  const { key } = sortingOf(filter)
  const found = await db
    .selectFrom('blogPosts')
    .select(sql<string>`${key}::text`.as('place'))
    .where('id', '=', mark)
    .executeTakeFirst()
  return found?.place
}

function beyond(filter: PostFilter, place: string, direction: 'asc' | 'desc') {
  const { key, type } = sortingOf(filter)
  const than = direction === 'desc' ? sql`<` : sql`>`
  return sql<boolean>`(${key}, id) ${than} (${place}::${type}, ${filter.after ?? filter.before}::uuid)`
}

function filtered<Output>(query: Posts<Output>, filter: PostFilter, now: Date): Posts<Output> {
  const { q, category, author, tag } = filter
  return ofStatus(query, filter, now)
    .$if(category !== '', (posts) => posts.where('category', '=', category))
    .$if(author !== '', (posts) => posts.where('author', '=', author))
    .$if(tag !== '', (posts) => posts.where(sql<boolean>`tags @> array[${tag}]::text[]`))
    .$if(q !== '', (posts) => posts.where(sql<boolean>`search @@ ${searchQuery(q)}`))
}

function ofStatus<Output>(query: Posts<Output>, { status }: PostFilter, now: Date): Posts<Output> {
  if (status === 'trash') return query.where('deletedAt', 'is not', null)
  const kept = query.where('deletedAt', 'is', null)
  if (status === 'published') return kept.where('publishedAt', '<=', now)
  if (status === 'scheduled') return kept.where('publishedAt', '>', now)
  if (status === 'draft') return kept.where('publishedAt', 'is', null)
  if (status === 'changes') return kept.where(sql<boolean>`content_revision < revision`)
  return kept
}

const SHORTEST_BEGINNING = 3

/** Every word must be there, the last one as far as it is typed. */
function searchQuery(q: string) {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
  const last = words.at(-1) ?? ''
  const begun = last.length < SHORTEST_BEGINNING ? last : `${last}:*`
  return sql`to_tsquery('english', ${[...words.slice(0, -1), begun].join(' & ')})`
}

const MOST_CHOICES = 200

/** The different values of a column that has an index of its own, each found by one step in it. */
export async function listChoices(db: Database, column: 'author' | 'category') {
  const name = sql.ref(column)
  const { rows } = await sql<{ value: string }>`
    with recursive choices as (
      (select ${name} as value from blog_posts where ${name} > '' order by ${name} limit 1)
      union all
      select (select ${name} from blog_posts where ${name} > choices.value order by ${name} limit 1)
      from choices where choices.value is not null
    ) select value from choices where value is not null limit ${MOST_CHOICES}`.execute(db)
  return rows.map(({ value }) => value)
}
