import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withSearchParams } from '~/ui/workspace/search-params'
import { type RowSelection, useSelection } from '~/ui/workspace/use-selection'
import type { Board } from '../queries.server'
import { BoardFilters } from './board-filters'
import { BoardGrid } from './board-grid'
import { BoardHeader } from './board-header'
import { BulkActionBar } from './bulk-action-bar'
import type { CardCallbacks } from './card-item'
import { ConnectionNotice } from './connection-notice'
import { MoveMenu, type MoveMenuTarget } from './move-menu'
import { TaskPanel } from './task-panel'
import { useBoardActions } from './use-board-actions'
import { useLiveBoard } from './use-live-board'
import { findNeighbors, useVisibleBoard, type VisibleBoard } from './use-visible-board'

interface CardActionOptions {
  setParams: (changes: Record<string, string | null>, isStep?: boolean) => void
  selection: RowSelection
  setTarget: (target: MoveMenuTarget) => void
  /** The cards as they are shown, lane by lane, column by column. */
  visibleTaskIds: readonly string[]
}

interface BoardScreenProps {
  board: Board
  plans: { id: string; title: string }[]
  personId: string
}

export function BoardScreen({ board, plans, personId }: BoardScreenProps) {
  const live = useLiveBoard(board)
  const { params, setParams } = useBoardSearchParams()
  const look = useVisibleBoard(board, live, params, personId)
  const selection = useSelection(look.visibleTaskIds)
  const doing = useBoardActions(live, board.people)
  const [target, setTarget] = useState<MoveMenuTarget>()
  const { current, actions } = useCardActions({ setParams, selection, setTarget, visibleTaskIds: look.visibleTaskIds })
  function closeMenu(taskId: string) {
    doing.focusCard(taskId)
    setTarget(undefined)
  }
  return (
    <>
      <BoardHeader board={board} live={live} plans={plans} onUndo={doing.undo} />
      <div className="mb-3 empty:hidden">
        <ConnectionNotice live={live} mayEverChange={board.canEdit} />
      </div>
      <BoardFilters board={board} params={params} setParams={setParams} resultsText={resultsText(look)} />
      <BoardGrid
        board={board}
        live={live}
        visible={look}
        selection={selection}
        focusableId={current}
        actions={actions}
        onMove={doing.move}
      />
      <BulkActionBar selection={selection} people={board.people} onMove={doing.move} onAssign={doing.assign} />
      <MoveMenu
        target={target}
        status={target && live.rows.get(target.taskId)?.status}
        neighbors={findNeighbors(look.lanes, target?.taskId)}
        onMove={(taskId, place) => doing.move([taskId], place)}
        onClose={closeMenu}
      />
      <TaskPanel
        board={board}
        live={live}
        cards={look.cards}
        openId={params.get('open')}
        onOpen={actions.open}
        onClose={() => setParams({ open: null })}
        onMove={doing.move}
        onAssign={doing.assign}
      />
      <p role="status" className="sr-only">
        {doing.announcement}
      </p>
    </>
  )
}

function resultsText({ visibleTaskIds, cards }: VisibleBoard) {
  return visibleTaskIds.length === cards.length
    ? `${cards.length} tasks`
    : `${visibleTaskIds.length} of ${cards.length} tasks`
}

/** What the board shows, kept in the address. Nothing is loaded for it, so that it works without a connection too. */
function useBoardSearchParams() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const setParams = (changes: Record<string, string | null>, isStep = false) =>
    void navigate(
      { pathname, search: withSearchParams(new URLSearchParams(location.search), changes) },
      { replace: !isStep, preventScrollReset: true },
    )
  return { params, setParams }
}

/** What a card can ask for. The functions stay the same, so that hundreds of cards are not drawn anew with each step. */
function useCardActions(options: CardActionOptions) {
  const [chosen, makeCurrent] = useState<string>()
  const latest = useRef(options)
  latest.current = options
  const actions = useMemo<CardCallbacks>(
    () => ({
      open: (taskId) => latest.current.setParams({ open: taskId }, true),
      openMenu: (taskId, button) => latest.current.setTarget({ taskId, button }),
      toggleSelected: (taskId, isRange) => latest.current.selection.toggle(taskId, isRange),
      setFocusable: makeCurrent,
    }),
    [],
  )
  const current = chosen !== undefined && options.visibleTaskIds.includes(chosen) ? chosen : options.visibleTaskIds[0]
  return { current, actions }
}
