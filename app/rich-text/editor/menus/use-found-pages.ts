import { useEffect, useState } from 'react'
import type { PageChoice } from '../tools'
import { useTextEditor } from '../writing/contexts'

const DEBOUNCE_MS = 150
const MAX_RESULTS = 8

/** The pages whose name holds what was typed; none for an address, and none while they are asked for. */
export function usePageSearch(typed: string) {
  const { tools } = useTextEditor()
  const [found, setFound] = useState<{ query: string; pages: PageChoice[] }>({ query: '', pages: [] })
  const query = /^(https?:|mailto:|tel:|#)/i.test(typed.trim()) ? '' : typed.trim()
  useEffect(() => {
    if (query === '') return setFound({ query, pages: [] })
    const asking = new AbortController()
    const timer = setTimeout(() => {
      // without an answer an address can still be typed
      tools.searchPages(query, asking.signal).then(
        (pages) => setFound({ query, pages: pages.slice(0, MAX_RESULTS) }),
        () => {},
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, tools])
  return { pages: found.pages, isCurrent: found.query === query }
}
