import { useEffect, useState } from 'react'
import { call } from '~/platform/autosave/calls'

export interface FoundPage {
  id: string | null
  path: string
  title: string
  kind: string
}

const PAUSE_MS = 150

/** The pages whose name holds what was typed; none for what is an address already. */
export function useFoundPages(typed: string, kind?: string) {
  const [pages, setPages] = useState<FoundPage[]>([])
  const query = /^(https?:|mailto:|tel:|#|\/)/i.test(typed.trim()) ? '' : typed.trim()
  useEffect(() => {
    if (query === '') return setPages([])
    const asking = new AbortController()
    const timer = setTimeout(() => {
      call<{ pages: FoundPage[] }>(`/admin/pages?${new URLSearchParams({ q: query })}`, { signal: asking.signal }).then(
        (found) => setPages(found.pages.filter((page) => !kind || page.kind === kind)),
        // without an answer an address can still be typed
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, kind])
  return pages
}
