import { useEffect, useRef, useState } from 'react'
import type { AiPart } from './ai-part'
import { type Improvement, improvementAfter, type Step, settled, takenIn } from './improvement'
import { streamPart } from './stream-part'

const storageKey = (sprintId: string) => `studio-proposals-${sprintId}`

/** Asks the AI for parts of a plan, one after the other. What it proposed survives a reload of this tab. */
export function useImprovement(sprintId: string) {
  const [improvement, setImprovement] = useState<Improvement>({})
  // the next question is asked before the screen has drawn the last answer
  const latest = useRef(improvement)
  const running = useRef<AbortController | undefined>(undefined)
  const [isRunning, setIsRunning] = useState(false)
  useKept(sprintId, improvement, (kept) => dispatch({ do: 'restore', improvement: kept }))
  useEffect(() => () => running.current?.abort(), [])

  function dispatch(step: Step) {
    latest.current = improvementAfter(latest.current, step)
    setImprovement(latest.current)
  }

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

/** Answers cost money: they are kept until they are accepted or discarded, as long as the tab is open. */
function useKept(sprintId: string, improvement: Improvement, restore: (kept: Improvement) => void) {
  const restoring = useRef(restore)
  useEffect(() => {
    try {
      const kept = sessionStorage.getItem(storageKey(sprintId))
      if (kept) restoring.current(JSON.parse(kept))
    } catch {
      // a browser that keeps nothing loses nothing else
    }
  }, [sprintId])
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    try {
      const text = JSON.stringify(settled(improvement))
      if (text === '{}') sessionStorage.removeItem(storageKey(sprintId))
      else sessionStorage.setItem(storageKey(sprintId), text)
    } catch {
      // as above
    }
  }, [sprintId, improvement])
}
