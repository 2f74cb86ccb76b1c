import type { Language } from '~/kits/language/language'
import type { Database } from '~/platform/database/database.server'
import type { TermVector } from './engine/suggestions/key-terms'
import type { TermDictionary } from './engine/suggestions/term-dictionary'
import { getPageIndex, type IndexProgress } from './suggestions/page-index-cache.queries.server'

/** What a public page is about: the numbers of its terms, ascending, with their weights, a vector of length 1. */
export interface PageTerms {
  id: string
  path: string
  title: string
  language: Language
  isPillar: boolean
  vector: TermVector
  /** The ids of the public pages that its texts link to. */
  linksTo: ReadonlySet<string>
}

export type PageTermsResult = { building: IndexProgress } | { pages: PageTerms[]; terms: TermDictionary }

const PAGE_TARGET = 'page:'

/** What all public pages are about, as the index of suggestions knows it; or how far it has come. */
export async function findPageTerms(db: Database): Promise<PageTermsResult> {
  const state = await getPageIndex(db)
  if ('building' in state) return state
  const { index } = state
  const current = index.pages.filter((page, number) => page.isPublic && index.isCurrent(number))
  const idByPath = new Map(current.map(({ id, path }) => [path, id]))
  const toId = (target: string) =>
    target.startsWith(PAGE_TARGET) ? target.slice(PAGE_TARGET.length) : idByPath.get(target)
  const pages = current.map(({ id, path, title, language, isPillar, topicTerms, targets }) => {
    const linksTo = new Set([...targets].flatMap((target) => toId(target) ?? []))
    return { id, path, title, language, isPillar, vector: topicTerms, linksTo }
  })
  return { pages, terms: index.terms }
}
