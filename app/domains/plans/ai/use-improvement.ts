import { useEffect, useRef, useState } from 'react'
import type { AiPart } from './ai-part'
import { takenIn } from './improvement'
import { streamPart } from './stream-part'
import { useKeptImprovement } from './use-kept-improvement'

/** Asks the AI for parts of a plan, one after the other. */
export function useImprovement(sprintId: string) {
  const { improvement, latest, dispatch } = useKeptImprovement(sprintId)
  const running = useRef<AbortController | undefined>(undefined)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(parts: AiPart[]) {
    const stop = new AbortController()
    running.current = stop
    setIsRunning(true)
    dispatch({ do: 'ask', parts })
    for (const part of parts) {
      if (stop.signal.aborted) break
      dispatch({ do: 'hear', part, news: { type: 'writing', items: [] } })
      await streamPart({
        sprintId,
        part,
        proposal: takenIn(latest.current),
        signal: stop.signal,
        tell: (news) => dispatch({ do: 'hear', part, news }),
      })
    }
    if (running.current === stop) setIsRunning(false)
  }

  function stop() {
    running.current?.abort()
    setIsRunning(false)
    dispatch({ do: 'stop' })
  }

  return {
    improvement,
    isRunning,
    ask,
    stop,
    take: (part: AiPart, isTaken: boolean) => dispatch({ do: 'take', part, isTaken }),
    discard: () => dispatch({ do: 'restore', improvement: {} }),
  }
}
