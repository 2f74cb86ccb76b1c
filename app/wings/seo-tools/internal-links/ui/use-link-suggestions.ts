import { useEffect, useRef, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import type { SuggestionsResult } from '../suggestions/queries.server'

// a pause between two sentences is shorter
const DEBOUNCE_MS = 800
const REFETCH_MS = 700

interface SuggestionsState {
  /** The last that was found; it stays while it is being asked again. */
  result?: SuggestionsResult
  fault?: string
}

/** Asks for suggestions at once, in each pause while `json` changes, and again as long as all pages are being read. */
export function useLinkSuggestions(path: string, json?: unknown): SuggestionsState & { askAgain: () => void } {
  const [asked, setAsked] = useState<SuggestionsState>({})
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    const leaving = new AbortController()
    const method = json === undefined ? 'GET' : 'POST'
    const ask = () => {
      isFirst.current = false
      callApi<SuggestionsResult>({ path, method, json, signal: leaving.signal }).then(
        (reply) => {
          setAsked((before) => (reply.ok ? { result: reply.body } : { ...before, fault: reply.message }))
          if (reply.ok && 'building' in reply.body) timer = setTimeout(ask, REFETCH_MS)
        },
        () => {}, // whoever asked has left, or written on
      )
    }
    let timer = setTimeout(ask, isFirst.current ? 0 : DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [path, json, attempt])
  return { ...asked, askAgain: () => setAttempt((before) => before + 1) }
}
