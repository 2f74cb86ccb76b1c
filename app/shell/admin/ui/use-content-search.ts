import { useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { backOfficeClient } from '../api'
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
      const call = backOfficeClient.get('/search', { query: { q: wanted }, signal: aborter.signal })
      const reply = await callApi(call).catch(() => undefined)
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
