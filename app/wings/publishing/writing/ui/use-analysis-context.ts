import { useEffect, useRef, useState } from 'react'
import { fetchJson } from '~/platform/autosave/fetch-json'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'
import { entriesClient } from '../api'
import type { EntryParam } from '../entry-editor-context'

/** What other pages say that matters to this one. */
export type AnalysisContext = Pick<AnalyzedPage, 'otherPages' | 'inboundLinkCount'>

const PAUSE_MS = 500

/** Asked of the server whenever another keyphrase is typed. `isUnknown`: it did not answer. */
export function useAnalysisContext(param: EntryParam, keyphrase: string) {
  const [found, setFound] = useState<{ surroundings?: AnalysisContext; isUnknown: boolean }>({ isUnknown: false })
  const isFirst = useRef(true)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      isFirst.current = false
      const call = entriesClient.get('/:type/:entryId/analysis-context', { param, query: { keyphrase } })
      const surroundings = await fetchJson(call).catch(() => undefined)
      if (!isGone) setFound({ surroundings, isUnknown: surroundings === undefined })
    }
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [param, keyphrase])
  return found
}
