import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors/errors'
import { countPages } from '~/platform/lists/page-number'
import { hasOnlyCommonWords } from '~/wings/web/search/forgiving-search.server'
import { listRecentPosts } from './queries.server'
import { searchPublishedPosts } from './search.queries.server'

const RESULTS_PER_PAGE = 10
const SUGGESTED_POSTS = 3

const noResult = { results: [], count: 0, hasMore: false, match: 'all' as const, text: '' }

/** What the page of a search shows: what was found, or what to read instead. */
export async function loadSearchPage(
  db: Database,
  { q, category, page }: { q: string; category: string | null; page: number },
) {
  const result = await searchPublishedPosts(db, { text: q, category, page, size: RESULTS_PER_PAGE })
  const { results, count, hasMore, match, text } = result ?? noResult
  const pages = countPages(count, RESULTS_PER_PAGE)
  if (page > pages || (page > 1 && count === 0)) throw notFound('Page')
  const newest = count === 0 ? (await listRecentPosts(db)).slice(0, SUGGESTED_POSTS) : []
  const isTooCommon = count === 0 && (await hasOnlyCommonWords(db, q))
  return { q, results, count, hasMore, match, text, pages, newest, isTooCommon, hasTimedOut: !result }
}

export type SearchPage = Awaited<ReturnType<typeof loadSearchPage>>
