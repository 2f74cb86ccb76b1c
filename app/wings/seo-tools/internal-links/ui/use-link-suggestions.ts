import { useEffect, useRef, useState } from 'react'
import { type ApiRequest, callApi } from '~/platform/http/api-client'
import type { SuggestionsResult } from '../suggestions/queries.server'

// a pause between two sentences is shorter
const DEBOUNCE_MS = 800
const REFETCH_MS = 700

interface SuggestionsState {
  /** The last that was found; it stays while it is being asked again. */
  result?: SuggestionsResult
  fault?: string
}

/** Asks for suggestions at once, in each pause while `call.json` changes, and again as long as all pages are being read. */
export function useLinkSuggestions(call: ApiRequest<SuggestionsResult>): SuggestionsState & { askAgain: () => void } {
  const [asked, setAsked] = useState<SuggestionsState>({})
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question, another call with the same content is not
  useEffect(() => {
    const leaving = new AbortController()
    const ask = () => {
      isFirst.current = false
      callApi({ ...call, signal: leaving.signal }).then(
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
  }, [call.path, call.json, attempt])
  return { ...asked, askAgain: () => setAttempt((before) => before + 1) }
}
