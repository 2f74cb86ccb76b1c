import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { href, useRevalidator } from 'react-router'
import { callApi } from '~/platform/api-client'
import { prepareToasts, showToast } from '~/ui/toasts'
import type { BoardNews } from '../commands.server'
import type { Board } from '../queries.server'
import { BoardStore } from './board-store'
import { followBoard } from './follow-board'

/** The living board of a plan: what it shows, and what can be done with it. */
export function useBoard(board: Board) {
  const { planId } = board
  const revalidator = useRevalidator()
  const revalidate = useRef(revalidator.revalidate)
  revalidate.current = revalidator.revalidate
  const [refusal, setRefusal] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a store lives as long as its plan is shown; what is loaded anew goes into it below
  const store = useMemo(() => {
    const path = href('/planner/board/:planId/changes', { planId })
    return new BoardStore({
      board,
      send: (changes) => callApi<BoardNews>({ path, json: { changes } }),
      onRefusal: (message) => showToast(message, 'error'),
    })
  }, [planId])

  useEffect(() => {
    store.receive({ ...board, ...latest(store.known(), board) })
  }, [store, board])

  useEffect(() => {
    prepareToasts()
    setRefusal(undefined)
    return followBoard({
      store,
      eventsPath: href('/planner/board/:planId/events', { planId }),
      progressPath: href('/planner/board/:planId/progress', { planId }),
      onNewPlan: () => void revalidate.current(),
      onRefused: setRefusal,
    })
  }, [store, planId])

  const view = useSyncExternalStore(store.subscribe, store.view, store.view)
  useLeaveGuard(view.waiting > 0)
  return { ...view, refusal, mayChange: board.mayChange && !refusal, store }
}

export type LiveBoard = ReturnType<typeof useBoard>

/** What was loaded may be older than what was heard of meanwhile. */
function latest(known: { version: number; revision: number }, loaded: { version: number; revision: number }) {
  return {
    version: Math.max(known.version, loaded.version),
    revision: Math.max(known.revision, loaded.revision),
  }
}

/** The browser asks before it closes a page whose changes were not sent yet. */
function useLeaveGuard(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
