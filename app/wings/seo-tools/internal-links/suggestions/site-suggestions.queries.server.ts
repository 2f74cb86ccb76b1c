import type { Database } from '~/platform/database/database.server'
import { findDismissedPairs } from './dismissals.commands.server'
import { getPageIndex, type IndexProgress } from './page-index-cache.queries.server'
import { findPageNames, type LinkedPageName } from './page-names.queries.server'
import type { ListedSuggestion } from './queries.server'
import { getSiteSuggestions, type SiteSuggestion } from './site-suggestions-cache.queries.server'
import { findSuggestionSettings } from './suggestion-settings.commands.server'

const MAX_LISTED = 50

/** A suggestion with both of its pages: the one with the text, and `other`, to which the link would lead. */
export interface ListedSiteSuggestion extends ListedSuggestion, Pick<SiteSuggestion, 'gain'> {
  sourcePage: LinkedPageName
}

export type SiteSuggestionsResult = { building: IndexProgress } | { suggestions: ListedSiteSuggestion[] }

/** The links that would bring the whole site most, the best first; none that is there by now or was dismissed. */
export async function findSiteSuggestions(db: Database): Promise<SiteSuggestionsResult> {
  const state = await getPageIndex(db)
  if ('building' in state) return state
  const { index } = state
  const answer = await getSiteSuggestions(db, index, await findSuggestionSettings(db))
  if (answer.found === undefined) return answer
  const dismissed = await findDismissedPairs(db)
  const isOpen = ({ from, to }: SiteSuggestion) => {
    const [source, target] = [index.pages[index.pageNumber(from) ?? -1], index.pages[index.pageNumber(to) ?? -1]]
    return source && target?.isPublic && !index.hasLink(source, target) && !dismissed.has(`${from} ${to}`)
  }
  const open = answer.found.filter(isOpen).slice(0, MAX_LISTED)
  const names = await findPageNames(
    db,
    open.flatMap(({ from, to }) => [from, to]),
  )
  return {
    suggestions: open.flatMap((one) => {
      const [sourcePage, other] = [names.get(one.from), names.get(one.to)]
      return sourcePage && other ? [{ ...one, id: `${one.from} ${one.to}`, sourcePage, other }] : []
    }),
  }
}
