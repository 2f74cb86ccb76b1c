import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withParams } from '~/ui/workspace/address'
import { type Selection, useSelection } from '~/ui/workspace/use-selection'
import { ConnectionNotice } from '../live/connection-notice'
import { useBoard } from '../live/use-board'
import type { Board } from '../queries.server'
import { BoardFilters } from './board-filters'
import { BoardHeader } from './board-header'
import { BoardSurface } from './board-surface'
import { BulkBar } from './bulk-bar'
import type { CardActions } from './card-item'
import { type MenuTarget, MoveMenu } from './move-menu'
import { TaskPanel } from './task-panel'
import { useBoardActions } from './use-board-actions'
import { type BoardLook, neighborsOf, useBoardView } from './use-board-view'

interface Options {
  put: (changes: Record<string, string | null>, isStep?: boolean) => void
  selection: Selection
  setTarget: (target: MenuTarget) => void
  /** The cards as they are shown, lane by lane, column by column. */
  order: readonly string[]
}

interface BoardScreenProps {
  board: Board
  plans: { id: string; title: string }[]
  personId: string
}

export function BoardScreen({ board, plans, personId }: BoardScreenProps) {
  const live = useBoard(board)
  const { params, put } = useBoardAddress()
  const look = useBoardView(board, live, params, personId)
  const selection = useSelection(look.order)
  const doing = useBoardActions(live, board.people)
  const [target, setTarget] = useState<MenuTarget>()
  const { current, actions } = useCardActions({ put, selection, setTarget, order: look.order })
  function closeMenu(taskId: string) {
    doing.focusCard(taskId)
    setTarget(undefined)
  }
  return (
    <>
      <BoardHeader board={board} live={live} plans={plans} onUndo={doing.undo} />
      <div className="mb-3 empty:hidden">
        <ConnectionNotice live={live} mayEverChange={board.mayChange} />
      </div>
      <BoardFilters board={board} params={params} put={put} found={foundText(look)} />
      <BoardSurface
        board={board}
        live={live}
        look={look}
        selection={selection}
        current={current}
        actions={actions}
        onMove={doing.move}
      />
      <BulkBar selection={selection} people={board.people} onMove={doing.move} onAssign={doing.assign} />
      <MoveMenu
        target={target}
        status={target && live.rows.get(target.taskId)?.status}
        neighbors={neighborsOf(look.lanes, target?.taskId)}
        onMove={(taskId, place) => doing.move([taskId], place)}
        onClose={closeMenu}
      />
      <TaskPanel
        board={board}
        live={live}
        entries={look.entries}
        openId={params.get('open')}
        onOpen={actions.open}
        onClose={() => put({ open: null })}
        onMove={doing.move}
        onAssign={doing.assign}
      />
      <p role="status" className="sr-only">
        {doing.news}
      </p>
    </>
  )
}

function foundText({ order, entries }: BoardLook) {
  return order.length === entries.length ? `${entries.length} tasks` : `${order.length} of ${entries.length} tasks`
}

/** What the board shows, kept in the address. Nothing is loaded for it, so that it works without a connection too. */
function useBoardAddress() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const put = (changes: Record<string, string | null>, isStep = false) =>
    void navigate(
      { pathname, search: withParams(new URLSearchParams(location.search), changes) },
      { replace: !isStep, preventScrollReset: true },
    )
  return { params, put }
}

/** What a card can ask for. The functions stay the same, so that hundreds of cards are not drawn anew with each step. */
function useCardActions(options: Options) {
  const [chosen, makeCurrent] = useState<string>()
  const latest = useRef(options)
  latest.current = options
  const actions = useMemo<CardActions>(
    () => ({
      open: (taskId) => latest.current.put({ open: taskId }, true),
      openMenu: (taskId, button) => latest.current.setTarget({ taskId, button }),
      toggle: (taskId, isRange) => latest.current.selection.toggle(taskId, isRange),
      makeCurrent,
    }),
    [],
  )
  const current = chosen !== undefined && options.order.includes(chosen) ? chosen : options.order[0]
  return { current, actions }
}
