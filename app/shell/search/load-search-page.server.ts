import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors/errors'
import { listRecentPosts } from '~/wings/content/blog/queries.server'
import { hasOnlyCommonWords } from '~/wings/web/search/forgiving-search.server'
import type { SearchKind } from '~/wings/web/search/site-search-path'
import { type SuggestedPage, suggestPages } from '~/wings/web/search/suggestions.queries.server'
import { searchSite } from './site-search.server'

const RESULTS_PER_PAGE = 10
const MAX_TITLES = 10
const MAX_NEWEST = 3

interface SearchPlace {
  q: string
  kind: SearchKind | null
  page: number
}

/** What the page of a search of the whole site shows: what was found, or what to do next. */
export async function loadSearchPage(db: Database, { q, kind, page }: SearchPlace) {
  const outcome = q ? await searchSite(db, { text: q, kind, page, size: RESULTS_PER_PAGE }) : { found: undefined }
  const found = outcome?.found
  const pages = Math.max(1, Math.ceil((found?.listed ?? 0) / RESULTS_PER_PAGE))
  if (page > pages) throw notFound('Page')
  const isTooCommon = q !== '' && !found && (await hasOnlyCommonWords(db, q))
  const titled: SuggestedPage[] = isTooCommon ? await suggestPages(db, q, MAX_TITLES) : []
  const newest = found ? [] : (await listRecentPosts(db)).slice(0, MAX_NEWEST)
  return { q, kind, page, pages, found, hasTimedOut: !outcome, isTooCommon, titled, newest }
}

export type SearchPage = Awaited<ReturnType<typeof loadSearchPage>>
