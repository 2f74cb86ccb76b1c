import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SearchTerms } from '~/platform/lists/search-terms.server'
import { searchBounded } from '~/wings/web/search/bounded-search.server'
import { searchForgivingly } from '~/wings/web/search/forgiving-search.server'
import { type RankedRow, rankSql } from '~/wings/web/search/rank-rows.queries.server'
import { type HighlightedPost, highlightPosts } from './highlighted-posts.queries.server'
import { findListCursors } from './list-cursors.queries.server'

interface PostSearch {
  text: string
  category: string | null
  page: number
  size: number
}

interface RankedPosts {
  rows: RankedRow[]
  /** How many posts can be paged through. */
  count: number
  /** More posts have the words than can be weighed: the best of the newest, and of those with the words in their titles. */
  hasMore: boolean
}

// with more posts than this the words are too common to weigh each post: opening one takes up to a tenth of a millisecond
const MAX_RANKED = 400

const NEWEST_SAMPLE_SIZE = 400

const MAX_PER_SOURCE = 200

// by the share of the newest; so far above MAX_RANKED that chance plays no part
const TOO_COMMON_ESTIMATE = 2_000

interface PostSearchResult extends Omit<RankedPosts, 'rows'> {
  results: HighlightedPost[]
}

/**
 * Published posts with all the words, the best first; else with what was probably meant (`match`, `text`).
 * A search costs little whatever is asked: each step has a bound, and PostgreSQL ends it after two seconds. Undefined: it
 * was ended.
 */
export async function searchPublishedPosts(db: Database, search: PostSearch, now = new Date()) {
  const { count: total } = await findListCursors(db, search.category)
  return searchBounded(db, async (tx) => {
    const found = await searchForgivingly(tx, search.text, (terms, text) =>
      findRankedPosts(tx, { ...search, text, total }, terms, now),
    )
    return found ?? { results: [], count: 0, hasMore: false, match: 'all' as const, text: search.text }
  })
}

/** The best of all posts with the words, for a search among other pages too. */
export async function rankPublishedPosts(
  tx: Database,
  terms: SearchTerms,
  { text, limit, now = new Date() }: { text: string; limit: number; now?: Date },
) {
  const { count: total } = await findListCursors(tx, null)
  return rankPosts(tx, { text, category: null, page: 1, size: limit, total }, terms, now)
}

async function findRankedPosts(
  tx: Database,
  search: PostSearch & { total: number },
  terms: SearchTerms,
  now: Date,
): Promise<PostSearchResult> {
  const { rows, ...amount } = await rankPosts(tx, search, terms, now)
  const ids = rows.map(({ id }) => id)
  return { ...amount, results: await highlightPosts(tx, ids, terms) }
}

/**
 * One page of the posts that have the words or the tag, the best first. A bounded number of posts is weighed; `total` is
 * how many there are.
 */
async function rankPosts(tx: Database, search: PostSearch & { total: number }, terms: SearchTerms, now: Date) {
  const { text, page, size } = search
  const wanted = sql`${terms.wanted}::tsquery`
  const hasTag = sql`tags @> array[${text}]::text[]`
  // the order of words, and exclusions, are looked up in the posts themselves
  const isWanted = terms.wanted === terms.broad ? sql`true` : sql`(${hasTag} or search @@ ${wanted})`
  const { rows } = await sql<RankedRow & { count: number; hasMore: boolean }>`
    with ${candidateQueries(search, terms, now)},
    ranked as materialized (
      select id, published_at, ${rankSql(terms, hasTag)} as rank
      from blog_posts where id = any(array(select id from candidates)) and ${isWanted})
    select id, rank, count(*) over ()::int as count, has_more from ranked cross join amount
    order by rank desc, published_at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(tx)
  const [first] = rows
  return {
    rows: rows.map(({ id, rank }) => ({ id, rank })),
    count: first?.count ?? 0,
    hasMore: first?.hasMore ?? false,
  } satisfies RankedPosts
}

/*
 * All posts with the words, unless there are too many, as the newest may already tell: then those that have them in their
 * titles, the newest, and some of any age. What is not needed is not read: nothing is taken out of a materialized query
 * whose limit is 0.
 */
function candidateQueries(
  { text, category, total }: PostSearch & { total: number },
  { broad }: SearchTerms,
  now: Date,
) {
  const words = sql`${broad}::tsquery`
  const isPublic = sql`published_at <= ${now} ${category ? sql`and category = ${category}` : sql``}`
  // most tries of a mistyped search find nothing: the index says so before the newest posts are opened
  const isAnywhere = sql`(select exists (select from blog_posts where search @@ ${words}))`
  const looksCommon = sql`(select count(*) * ${total / NEWEST_SAMPLE_SIZE}::float8 > ${TOO_COMMON_ESTIMATE} from newest)`
  const ifTooMany = (limit: number) => sql`(select case when has_more then ${sql.lit(limit)} else 0 end from amount)`
  return sql`
    newest as materialized (
      select id from (select id, search from blog_posts where ${isPublic} and ${isAnywhere} order by published_at desc, id desc
        limit ${sql.lit(NEWEST_SAMPLE_SIZE)}) as looked_at where search @@ ${words}),
    anywhere as materialized (select id from blog_posts where search @@ ${words} and ${isPublic}),
    bounded as materialized (
      select id from anywhere limit (case when ${looksCommon} then 0 else ${sql.lit(MAX_RANKED + 1)} end)),
    amount as materialized (
      select ${looksCommon} or (select count(*) > ${sql.lit(MAX_RANKED)} from bounded) as has_more),
    tagged as materialized (
      select id, published_at from blog_posts where tags @> array[${text}]::text[] and ${isPublic}),
    titled as materialized (
      select id, published_at from blog_posts where to_tsvector('english', title) @@ ${words} and ${isPublic}),
    candidates as materialized (
      (select id from bounded limit ${sql.lit(MAX_RANKED)})
      union (select id from newest limit ${ifTooMany(MAX_PER_SOURCE)})
      union (${selectNewest(sql`tagged`, sql.lit(MAX_RANKED))})
      union (${selectNewest(sql`titled`, ifTooMany(MAX_RANKED))}))`
}

function selectNewest(posts: ReturnType<typeof sql>, limit: ReturnType<typeof sql>) {
  return sql`select id from (select * from ${posts} limit ${limit}) as picked
    order by published_at desc limit ${sql.lit(MAX_PER_SOURCE)}`
}
