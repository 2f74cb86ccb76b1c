import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { preloadToasts, showToast } from '~/ui/toaster'
import { boardClient } from '../api'
import type { Board } from '../queries.server'
import { BoardStore } from './board-store'
import { subscribeToBoard } from './subscribe-to-board'

/** The living board of a plan: what it shows, and what can be done with it. */
export function useLiveBoard(board: Board) {
  const { planId } = board
  const revalidator = useRevalidator()
  const revalidate = useRef(revalidator.revalidate)
  revalidate.current = revalidator.revalidate
  const [rejection, setRejection] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a store lives as long as its plan is shown; what is loaded anew goes into it below
  const store = useMemo(
    () =>
      new BoardStore({
        board,
        send: (changes) => callApi(boardClient.post('/:planId/changes', { param: { planId }, json: { changes } })),
        onRejected: (message) => showToast(message, 'error'),
      }),
    [planId],
  )

  useEffect(() => {
    store.receive({ ...board, ...newestSyncState(store.syncState(), board) })
  }, [store, board])

  useEffect(() => {
    preloadToasts()
    setRejection(undefined)
    return subscribeToBoard({
      store,
      planId,
      onPlanChanged: () => void revalidate.current(),
      onRefused: setRejection,
    })
  }, [store, planId])

  const view = useSyncExternalStore(store.subscribe, store.view, store.view)
  useLeaveGuard(view.pendingCount > 0)
  return { ...view, rejection, canEdit: board.canEdit && !rejection, store }
}

export type LiveBoard = ReturnType<typeof useLiveBoard>

/** What was loaded may be older than what was heard of meanwhile. */
function newestSyncState(known: { version: number; revision: number }, loaded: { version: number; revision: number }) {
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
