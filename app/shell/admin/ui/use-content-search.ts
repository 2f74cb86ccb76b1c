import { useApiQuery } from '~/kits/api/use-api-query'
import { backOfficeClient } from '../api'

const DEBOUNCE_MS = 150

/** Asks the server for content while somebody types. What was found stays until the next answer is there. */
export function useContentSearch(typed: string) {
  const wanted = typed.trim()
  const call = wanted ? backOfficeClient.get('/search', { query: { q: wanted } }) : undefined
  const { data, error, isStale } = useApiQuery(call, { pauseMs: DEBOUNCE_MS })
  return { results: (!error && data?.results) || [], isSearching: isStale, error }
}
