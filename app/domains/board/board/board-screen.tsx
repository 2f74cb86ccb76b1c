import { useEffect, useMemo, useRef, useState } from 'react'
import { useSelection } from '~/ui/workspace/use-selection'
import type { BoardChange } from '../board-change'
import { ConnectionNotice } from '../live/connection-notice'
import { useBoard } from '../live/use-board'
import { STATUSES, type Status } from '../progress'
import type { Board } from '../queries.server'
import { BoardFilters } from './board-filters'
import { BoardHeader } from './board-header'
import { BulkBar } from './bulk-bar'
import { CardContextProvider } from './card-context'
import { dragCards } from './card-drag'
import { filtersIn, isFiltering, NOBODY, passes } from './card-filter'
import { PlainColumns, Swimlanes } from './columns'
import type { DropPlace } from './drop-place'
import { entriesOf } from './entries'
import { type Lane, laneKindIn, lanesOf } from './lanes'
import { type MenuTarget, MoveMenu } from './move-menu'
import { TaskPanel } from './task-panel'
import { useBoardActions } from './use-board-actions'
import { useBoardAddress } from './use-board-address'
import { useCardActions } from './use-card-actions'
import { useCardKeys } from './use-card-keys'

interface BoardScreenProps {
  board: Board
  plans: { id: string; title: string }[]
  personId: string
}

export function BoardScreen({ board, plans, personId }: BoardScreenProps) {
  const live = useBoard(board)
  const { params, put } = useBoardAddress()
  const kind = laneKindIn(params)
  const filters = filtersIn(params)
  const entries = useMemo(() => entriesOf(board.cards, live.rows), [board.cards, live.rows])
  const visible = entries.filter((entry) => passes(entry, filters, personId))
  const lanes = lanesOf(visible, kind, board)
  const order = orderOf(lanes)
  const selection = useSelection(order)
  const doing = useBoardActions(live, board.people)
  const [target, setTarget] = useState<MenuTarget>()
  const { current, actions } = useCardActions({ put, selection, setTarget, order })
  const onKeyDown = useCardKeys(actions, live.mayChange)

  function drop(taskIds: string[], { status, lane, after, before }: DropPlace) {
    const assigneeId = lane === NOBODY ? null : lane
    const also: BoardChange[] = kind === 'assignee' ? [{ type: 'assign', taskIds, assigneeId }] : []
    doing.move(taskIds, { status: status as Status, after, before }, also)
  }
  const surface = useDragging(live.mayChange, (taskId) => (selection.has(taskId) ? selection.selected : [taskId]), drop)
  const nameOf = useNameOf(board)
  const Columns = kind === 'none' ? PlainColumns : Swimlanes
  return (
    <>
      <BoardHeader {...{ board, live, plans }} onUndo={doing.undo} />
      <div className="mb-3 empty:hidden">
        <ConnectionNotice live={live} mayEverChange={board.mayChange} />
      </div>
      <BoardFilters {...{ board, params, put }} found={foundText(visible.length, entries.length)} />
      <p id="board-keys" className="sr-only">
        Arrow keys move between tasks. Enter opens a task{live.mayChange && ', M moves it, X selects it'}.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the cards in it, which are buttons */}
      <div
        ref={surface}
        data-board
        onKeyDown={onKeyDown}
        className="relative mx-[calc(50%-50vw+1.25rem)] overflow-x-auto pb-2 max-sm:snap-x md:mx-[calc(50%-50vw+2rem)]"
      >
        <CardContextProvider value={{ current, selected: selection, mayChange: live.mayChange, actions, nameOf }}>
          <Columns {...{ board, live, lanes }} />
        </CardContextProvider>
        {visible.length === 0 && isFiltering(filters) && (
          <p className="p-6 text-center text-muted">No task fits these filters.</p>
        )}
      </div>
      <BulkBar
        selection={selection}
        people={board.people}
        onMove={(taskIds, status) => doing.move(taskIds, { status, toTop: true })}
        onAssign={doing.assign}
      />
      <MoveMenu
        target={target}
        status={target && live.rows.get(target.taskId)?.status}
        neighbors={neighborsOf(lanes, target?.taskId)}
        onMove={(taskId, place) => doing.move([taskId], place)}
        onClose={(taskId) => {
          doing.focusCard(taskId)
          setTarget(undefined)
        }}
      />
      <TaskPanel
        {...{ board, live, entries }}
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

function orderOf(lanes: Lane[]) {
  return lanes.flatMap(({ columns }) => STATUSES.flatMap((status) => columns[status].map(({ card }) => card.id)))
}

function neighborsOf(lanes: Lane[], taskId: string | undefined) {
  for (const { columns } of lanes) {
    for (const status of STATUSES) {
      const at = columns[status].findIndex(({ card }) => card.id === taskId)
      if (at >= 0) return { above: columns[status][at - 1]?.card.id, below: columns[status][at + 1]?.card.id }
    }
  }
  return { above: undefined, below: undefined }
}

function foundText(visible: number, all: number) {
  return visible === all ? `${all} tasks` : `${visible} of ${all} tasks`
}

function useNameOf({ people }: Board) {
  return useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return (personId: string | null) => (personId ? (names.get(personId) ?? 'Somebody who left') : undefined)
  }, [people])
}

/** The surface on which cards are dragged. */
function useDragging(
  isOn: boolean,
  draggedWith: (taskId: string) => string[],
  onDrop: (taskIds: string[], place: DropPlace) => void,
) {
  const surface = useRef<HTMLDivElement>(null)
  const latest = useRef({ draggedWith, onDrop })
  latest.current = { draggedWith, onDrop }
  useEffect(() => {
    if (!surface.current || !isOn) return
    return dragCards({
      board: surface.current,
      draggedWith: (taskId) => latest.current.draggedWith(taskId),
      onDrop: (taskIds, place) => latest.current.onDrop(taskIds, place),
    })
  }, [isOn])
  return surface
}
