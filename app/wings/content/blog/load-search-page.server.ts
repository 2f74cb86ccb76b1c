import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors/errors'
import { countPages } from '~/platform/lists/page-number'
import { listRecentPosts } from './queries.server'
import { searchPublishedPosts } from './search.queries.server'

const RESULTS_PER_PAGE = 10
const SUGGESTED_POSTS = 3

/** What the page of a search shows: what was found, or what to read instead. */
export async function loadSearchPage(
  db: Database,
  { q, category, page }: { q: string; category: string | null; page: number },
) {
  const result = await searchPublishedPosts(db, { text: q, category, page, size: RESULTS_PER_PAGE })
  const { results, count, hasMore } = result ?? { results: [], count: 0, hasMore: false }
  const pages = countPages(count, RESULTS_PER_PAGE)
  if (page > pages || (page > 1 && count === 0)) throw notFound('Page')
  const newest = count === 0 ? (await listRecentPosts(db)).slice(0, SUGGESTED_POSTS) : []
  return { q, results, count, hasMore, pages, newest, hasTimedOut: !result }
}

export type SearchPage = Awaited<ReturnType<typeof loadSearchPage>>
