import type { Database } from '~/platform/database/database.server'
import type { TermVector } from './engine/suggestions/key-terms'
import { getPageIndex, type IndexProgress } from './suggestions/page-index-cache.queries.server'

/** What a public page is about: the numbers of its terms, ascending, with their weights, a vector of length 1. */
export interface PageTerms {
  id: string
  path: string
  title: string
  isPillar: boolean
  vector: TermVector
}

export type PageTermsResult = { building: IndexProgress } | { pages: PageTerms[]; wordOf: (term: number) => string }

/** What all public pages are about, as the index of suggestions knows it; or how far it has come. */
export async function findPageTerms(db: Database): Promise<PageTermsResult> {
  const state = await getPageIndex(db)
  if ('building' in state) return state
  const { index } = state
  const pages = index.pages
    .filter((page, number) => page.isPublic && index.isCurrent(number))
    .map(({ id, path, title, isPillar, topicTerms }) => ({ id, path, title, isPillar, vector: topicTerms }))
  return { pages, wordOf: (term) => index.terms.termWord(term) }
}
