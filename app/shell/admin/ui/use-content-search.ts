import { useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import type { ContentSearchResult } from '../content-search-result'

const DEBOUNCE_MS = 150

interface SearchState {
  results: ContentSearchResult[]
  state: 'idle' | 'searching' | 'failed'
  message: string
}

const emptySearch: SearchState = { results: [], state: 'idle', message: '' }

/** Asks the server for content while somebody types. What was found stays until the next answer is there. */
export function useContentSearch(typed: string) {
  const [search, setSearch] = useState(emptySearch)
  const wanted = typed.trim()

  useEffect(() => {
    if (!wanted) return setSearch(emptySearch)
    const aborter = new AbortController()
    setSearch((before) => ({ ...before, state: 'searching' }))
    const timer = setTimeout(async () => {
      const path = `/admin/search?${new URLSearchParams({ q: wanted })}`
      const call = { path, method: 'GET', signal: aborter.signal } as const
      const reply = await callApi<{ results: ContentSearchResult[] }>(call).catch(() => undefined)
      if (!reply || aborter.signal.aborted) return
      if (reply.ok) setSearch({ results: reply.body.results, state: 'idle', message: '' })
      else setSearch({ results: [], state: 'failed', message: reply.message })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [wanted])

  return search
}
