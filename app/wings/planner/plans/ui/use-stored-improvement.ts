import { useEffect, useRef, useState } from 'react'
import { finishedParts, type Improvement, type ImprovementAction, improvementReducer } from '../ai/improvement'

const PREFIX = 'studio-improvements-'
const storageKey = (sprintId: string) => PREFIX + sprintId

/** Takes away every proposal that this tab keeps. */
export function clearStoredImprovements() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

/** What was asked for and proposed, step by step. It survives a reload of this tab. */
export function useStoredImprovement(sprintId: string) {
  const [improvement, setImprovement] = useState<Improvement>({})
  // the next question is asked before the screen has drawn the last answer
  const latest = useRef(improvement)
  function dispatch(step: ImprovementAction) {
    latest.current = improvementReducer(latest.current, step)
    setImprovement(latest.current)
  }
  useSessionPersistence(sprintId, improvement, (kept) => dispatch({ type: 'restore', improvement: kept }))
  return { improvement, latest, dispatch }
}

/** Answers cost money: they are kept until they are accepted or discarded, as long as the tab is open. */
function useSessionPersistence(sprintId: string, improvement: Improvement, restore: (kept: Improvement) => void) {
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
      const text = JSON.stringify(finishedParts(improvement))
      if (text === '{}') sessionStorage.removeItem(storageKey(sprintId))
      else sessionStorage.setItem(storageKey(sprintId), text)
    } catch {
      // as above
    }
  }, [sprintId, improvement])
}
