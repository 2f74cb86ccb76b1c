import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Selection } from '~/ui/workspace/use-selection'
import type { BoardChange } from '../changes/board-change'
import type { LiveBoard } from '../live/use-board'
import type { Status } from '../progress'
import type { Board } from '../queries.server'
import { CardContextProvider } from './card-context'
import { dragCards } from './card-drag'
import { NOBODY } from './card-filter'
import type { CardActions } from './card-item'
import { PlainColumns, Swimlanes } from './columns'
import type { DropPlace } from './drop-place'
import type { Place } from './move-menu'
import type { BoardLook } from './use-board-view'
import { useCardKeys } from './use-card-keys'

const FIRST_CARDS = 20

interface BoardSurfaceProps {
  board: Board
  live: LiveBoard
  look: BoardLook
  selection: Selection
  /** The card that the Tab key reaches. */
  current: string | undefined
  actions: CardActions
  onMove: (taskIds: string[], place: Place, also: BoardChange[]) => void
}

/** The columns, and the cards in them, to be dragged by mouse and finger and reached by keys. */
export function BoardSurface({ board, live, look, selection, current, actions, onMove }: BoardSurfaceProps) {
  const onKeyDown = useCardKeys(actions, live.mayChange)
  const nameOf = useNameOf(board)
  const mostDrawn = useMostDrawn()
  function drop(taskIds: string[], { status, lane, after, before }: DropPlace) {
    const assigneeId = lane === NOBODY ? null : lane
    const also: BoardChange[] = look.kind === 'assignee' ? [{ type: 'assign', taskIds, assigneeId }] : []
    onMove(taskIds, { status: status as Status, after, before }, also)
  }
  const surface = useDragging(live.mayChange, selection, drop)
  const Columns = look.kind === 'none' ? PlainColumns : Swimlanes
  return (
    <>
      <p id="board-keys" className="sr-only">
        Arrow keys move between tasks. Enter opens a task{live.mayChange && ', M moves it, X selects it'}.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the cards in it, which are buttons */}
      <div
        ref={surface}
        data-board
        onKeyDown={onKeyDown}
        className={`relative mx-[calc(50%-50vw+1.25rem)] overflow-auto pb-2 max-sm:snap-x md:mx-[calc(50%-50vw+2rem)] ${look.kind === 'none' ? '' : 'max-h-[calc(100dvh-4rem)]'}`}
      >
        <CardContextProvider
          value={{ current, selected: selection, mayChange: live.mayChange, actions, nameOf, mostDrawn }}
        >
          <Columns board={board} live={live} lanes={look.lanes} />
        </CardContextProvider>
        {look.isEmptyByFilter && <p className="p-6 text-center text-muted">No task fits these filters.</p>}
      </div>
    </>
  )
}

/** The first screen comes with the cards that fit into it, so that it is there soon; all others are drawn right after it. */
function useMostDrawn() {
  const [mostDrawn, setMostDrawn] = useState(FIRST_CARDS)
  useEffect(() => startTransition(() => setMostDrawn(Number.POSITIVE_INFINITY)), [])
  return mostDrawn
}

function useNameOf({ people }: Board) {
  return useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]))
    return (personId: string | null) => (personId ? (names.get(personId) ?? 'Somebody who left') : undefined)
  }, [people])
}

/** A card that is selected takes the others that are along. */
function useDragging(isOn: boolean, selection: Selection, onDrop: (taskIds: string[], place: DropPlace) => void) {
  const surface = useRef<HTMLDivElement>(null)
  const latest = useRef({ selection, onDrop })
  latest.current = { selection, onDrop }
  useEffect(() => {
    if (!surface.current || !isOn) return
    return dragCards({
      board: surface.current,
      draggedWith(taskId) {
        const { has, selected } = latest.current.selection
        return has(taskId) ? selected : [taskId]
      },
      onDrop: (taskIds, place) => latest.current.onDrop(taskIds, place),
    })
  }, [isOn])
  return surface
}
