import { useApiQuery } from '~/kits/api/use-api-query'
import type { ApiRequest } from '~/platform/http/api-client'
import type { SuggestionsResult } from '../suggestions/queries.server'

// a pause between two sentences is shorter
const DEBOUNCE_MS = 800
const REFETCH_MS = 700

/** Asks for suggestions at once, in each pause while the text changes, and again as long as all pages are being read. */
export function useLinkSuggestions(call: ApiRequest<SuggestionsResult>) {
  const { data, error, retry } = useApiQuery(call, {
    pauseMs: DEBOUNCE_MS,
    isFirstAtOnce: true,
    refetchAfterMs: (found) => ('building' in found ? REFETCH_MS : undefined),
  })
  return { result: data, fault: error, askAgain: retry }
}
