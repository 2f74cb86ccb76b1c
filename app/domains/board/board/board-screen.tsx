import { useState } from 'react'
import { useSelection } from '~/ui/workspace/use-selection'
import { ConnectionNotice } from '../live/connection-notice'
import { useBoard } from '../live/use-board'
import type { Board } from '../queries.server'
import { BoardFilters } from './board-filters'
import { BoardHeader } from './board-header'
import { BoardSurface } from './board-surface'
import { BulkBar } from './bulk-bar'
import { type MenuTarget, MoveMenu } from './move-menu'
import { TaskPanel } from './task-panel'
import { useBoardActions } from './use-board-actions'
import { useBoardAddress } from './use-board-address'
import { type BoardLook, neighborsOf, useBoardView } from './use-board-view'
import { useCardActions } from './use-card-actions'

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
      <BoardHeader {...{ board, live, plans }} onUndo={doing.undo} />
      <div className="mb-3 empty:hidden">
        <ConnectionNotice live={live} mayEverChange={board.mayChange} />
      </div>
      <BoardFilters {...{ board, params, put }} found={foundText(look)} />
      <BoardSurface {...{ board, live, look, selection, current, actions }} onMove={doing.move} />
      <BulkBar selection={selection} people={board.people} onMove={doing.move} onAssign={doing.assign} />
      <MoveMenu
        target={target}
        status={target && live.rows.get(target.taskId)?.status}
        neighbors={neighborsOf(look.lanes, target?.taskId)}
        onMove={(taskId, place) => doing.move([taskId], place)}
        onClose={closeMenu}
      />
      <TaskPanel
        {...{ board, live }}
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
