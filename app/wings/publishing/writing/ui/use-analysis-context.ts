import { useApiQuery } from '~/kits/api/use-api-query'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'
import { entriesClient } from '../api'
import type { EntryParam } from '../entry-editor-context'

/** What other pages say that matters to this one. */
export type AnalysisContext = Pick<AnalyzedPage, 'otherPages' | 'inboundLinkCount'>

const PAUSE_MS = 500

/** Asked of the server whenever another keyphrase is typed. `isUnknown`: it did not answer. */
export function useAnalysisContext(param: EntryParam, keyphrase: string) {
  const call = entriesClient.get('/:type/:entryId/analysis-context', { param, query: { keyphrase } })
  const { data, error } = useApiQuery(call, { pauseMs: PAUSE_MS, isFirstAtOnce: true })
  return { surroundings: error === undefined ? data : undefined, isUnknown: error !== undefined }
}
