import { useEffect, useRef, useState } from 'react'
import { callApi } from '~/platform/api-client'
import type { FoundSuggestions } from '../../suggesting/find-suggestions.server'

// a pause between two sentences is shorter
const PAUSE_MS = 800
const LOOK_AGAIN_MS = 700

interface Asked {
  /** The last that was found; it stays while it is being asked again. */
  found?: FoundSuggestions
  fault?: string
}

/** Asks for suggestions at once, in each pause while `json` changes, and again as long as all pages are being read. */
export function useFound(path: string, json?: unknown): Asked & { askAgain: () => void } {
  const [asked, setAsked] = useState<Asked>({})
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    const leaving = new AbortController()
    const method = json === undefined ? 'GET' : 'POST'
    const ask = () => {
      isFirst.current = false
      callApi<FoundSuggestions>({ path, method, json, signal: leaving.signal }).then(
        (reply) => {
          setAsked((before) => (reply.ok ? { found: reply.body } : { ...before, fault: reply.message }))
          if (reply.ok && 'building' in reply.body) timer = setTimeout(ask, LOOK_AGAIN_MS)
        },
        () => {}, // whoever asked has left, or written on
      )
    }
    let timer = setTimeout(ask, isFirst.current ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [path, json, attempt])
  return { ...asked, askAgain: () => setAttempt((before) => before + 1) }
}
