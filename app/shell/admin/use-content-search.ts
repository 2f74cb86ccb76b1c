import { useEffect, useState } from 'react'
import { callApi } from '~/platform/api-client'
import type { SearchResult } from './search-result'

const PAUSE_MS = 150

interface Search {
  results: SearchResult[]
  state: 'idle' | 'searching' | 'failed'
  message: string
}

const nothing: Search = { results: [], state: 'idle', message: '' }

/** Asks the server for content while somebody types. What was found stays until the next answer is there. */
export function useContentSearch(typed: string) {
  const [search, setSearch] = useState(nothing)
  const wanted = typed.trim()

  useEffect(() => {
    if (!wanted) return setSearch(nothing)
    const aborter = new AbortController()
    setSearch((before) => ({ ...before, state: 'searching' }))
    const timer = setTimeout(async () => {
      const path = `/admin/search?${new URLSearchParams({ q: wanted })}`
      const call = { path, method: 'GET', signal: aborter.signal } as const
      const reply = await callApi<{ results: SearchResult[] }>(call).catch(() => undefined)
      if (!reply || aborter.signal.aborted) return
      if (reply.ok) setSearch({ results: reply.body.results, state: 'idle', message: '' })
      else setSearch({ results: [], state: 'failed', message: reply.message })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [wanted])

  return search
}
