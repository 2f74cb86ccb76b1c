import { useEffect, useState } from 'react'
import type { PageChoice } from '../tools'
import { useWritingContext } from '../writing/contexts'

const PAUSE_MS = 150
const MOST = 8

/** The pages whose name holds what was typed; none for an address. */
export function useFoundPages(typed: string) {
  const { tools } = useWritingContext()
  const [pages, setPages] = useState<PageChoice[]>([])
  const query = /^(https?:|mailto:|tel:|#)/i.test(typed.trim()) ? '' : typed.trim()
  useEffect(() => {
    if (query === '') return setPages([])
    const asking = new AbortController()
    const timer = setTimeout(() => {
      // without an answer an address can still be typed
      tools.searchPages(query, asking.signal).then(
        (found) => setPages(found.slice(0, MOST)),
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, tools])
  return pages
}
