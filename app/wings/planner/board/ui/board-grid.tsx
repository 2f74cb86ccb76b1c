import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { RowSelection } from '~/ui/workspace/use-selection'
import type { BoardChange } from '../engine/board-change'
import { UNASSIGNED } from '../engine/card-filters'
import type { Board } from '../queries.server'
import type { TaskStatus } from '../task-progress'
import { CardContextProvider } from './card-context'
import { enableCardDrag } from './card-drag'
import type { CardCallbacks } from './card-item'
import { PlainColumns, Swimlanes } from './columns'
import type { DropTarget } from './drop-target'
import type { MoveDestination } from './move-menu'
import { useCardShortcuts } from './use-card-keys'
import type { LiveBoard } from './use-live-board'
import type { VisibleBoard } from './use-visible-board'

const INITIAL_CARDS_PER_COLUMN = 20

interface BoardGridProps {
  board: Board
  live: LiveBoard
  visible: VisibleBoard
  selection: RowSelection
  /** The card that the Tab key reaches. */
  focusableId: string | undefined
  actions: CardCallbacks
  onMove: (taskIds: string[], place: MoveDestination, also: BoardChange[]) => void
}

/** The columns, and the cards in them, to be dragged by mouse and finger and reached by keys. */
export function BoardGrid({ board, live, visible, selection, focusableId, actions, onMove }: BoardGridProps) {
  const onKeyDown = useCardShortcuts(actions, live.canEdit)
  const nameOf = usePersonNames(board)
  const maxRendered = useMaxRenderedCards()
  function drop(taskIds: string[], { status, lane, after, before }: DropTarget) {
    const assigneeId = lane === UNASSIGNED ? null : lane
    const also: BoardChange[] = visible.laneGrouping === 'assignee' ? [{ type: 'assign', taskIds, assigneeId }] : []
    onMove(taskIds, { status: status as TaskStatus, after, before }, also)
  }
  const surface = useCardDrag(live.canEdit, selection, drop)
  const Columns = visible.laneGrouping === 'none' ? PlainColumns : Swimlanes
  return (
    <>
      <p id="board-keys" className="sr-only">
        Arrow keys move between tasks. Enter opens a task{live.canEdit && ', M moves it, X selects it'}.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the cards in it, which are buttons */}
      <div
        ref={surface}
        data-board
        onKeyDown={onKeyDown}
        className={`relative mx-[calc(50%-50vw+1.25rem)] overflow-auto pb-2 max-sm:snap-x md:mx-[calc(50%-50vw+2rem)] ${visible.laneGrouping === 'none' ? '' : 'max-h-[calc(100dvh-4rem)]'}`}
      >
        <CardContextProvider
          value={{
            focusableId,
            selection: selection,
            canEdit: live.canEdit,
            actions,
            getPersonName: nameOf,
            maxRenderedCards: maxRendered,
          }}
        >
          <Columns board={board} live={live} lanes={visible.lanes} />
        </CardContextProvider>
        {visible.isEmptyByFilter && <p className="p-6 text-center text-muted">No tasks match these filters.</p>}
      </div>
    </>
  )
}

/** The first screen comes with the cards that fit into it, so that it is there soon; all others are drawn right after it. */
function useMaxRenderedCards() {
  const [maxRendered, setMostDrawn] = useState(INITIAL_CARDS_PER_COLUMN)
  useEffect(() => startTransition(() => setMostDrawn(Number.POSITIVE_INFINITY)), [])
  return maxRendered
}

function usePersonNames({ people }: Board) {
  return useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return (personId: string | null) => (personId ? (names.get(personId) ?? 'Former member') : undefined)
  }, [people])
}

/** A card that is selected takes the others that are along. */
function useCardDrag(isOn: boolean, selection: RowSelection, onDrop: (taskIds: string[], place: DropTarget) => void) {
  const surface = useRef<HTMLDivElement>(null)
  const latest = useRef({ selection, onDrop })
  latest.current = { selection, onDrop }
  useEffect(() => {
    if (!surface.current || !isOn) return
    return enableCardDrag({
      board: surface.current,
      getDraggedIds(taskId) {
        const { has, selected } = latest.current.selection
        return has(taskId) ? selected : [taskId]
      },
      onDrop: (taskIds, place) => latest.current.onDrop(taskIds, place),
    })
  }, [isOn])
  return surface
}
