import type { Database } from '~/platform/database/database.server'
import type { Prominent } from './engine/suggesting/prominent-words'
import { type IndexProgress, pageIndexOf } from './suggesting/kept-index.server'

/** What a public page is about: the numbers of its terms, ascending, with their weights, a vector of length 1. */
export interface PageWords {
  id: string
  path: string
  title: string
  isPillar: boolean
  words: Prominent
}

export type FoundPageWords = { building: IndexProgress } | { pages: PageWords[]; wordOf: (term: number) => string }

/** What all public pages are about, as the index of suggestions knows it; or how far it has come. */
export async function findPageWords(db: Database): Promise<FoundPageWords> {
  const state = await pageIndexOf(db)
  if ('building' in state) return state
  const { index } = state
  const pages = index.pages
    .filter((page, number) => page.isPublic && index.isCurrent(number))
    .map(({ id, path, title, isPillar, about }) => ({ id, path, title, isPillar, words: about }))
  return { pages, wordOf: (term) => index.terms.wordOf(term) }
}
