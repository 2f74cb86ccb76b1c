import { useEffect, useRef, useState } from 'react'
import { fetchJson } from '~/platform/autosave/fetch-json'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'

/** What other pages say that matters to this one. */
export type AnalysisContext = Pick<AnalyzedPage, 'otherPages' | 'inboundLinkCount'>

const PAUSE_MS = 500

/** Asked of the server whenever another keyphrase is typed. `isUnknown`: it did not answer. */
export function useAnalysisContext(path: string, keyphrase: string) {
  const [found, setFound] = useState<{ surroundings?: AnalysisContext; isUnknown: boolean }>({ isUnknown: false })
  const isFirst = useRef(true)
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      isFirst.current = false
      const query = new URLSearchParams({ keyphrase })
      const surroundings = await fetchJson<AnalysisContext>(`${path}/analysis-context?${query}`).catch(() => undefined)
      if (!isGone) setFound({ surroundings, isUnknown: surroundings === undefined })
    }
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [path, keyphrase])
  return found
}
