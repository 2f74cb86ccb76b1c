import type { BoardCard } from '../engine/card-filters'
import type { Lane } from '../engine/lanes'
import type { Board } from '../queries.server'
import { COLUMN_LABELS, listColumn, TASK_STATUSES, type TaskStatus } from '../task-progress'
import { useCardContext } from './card-context'
import { CardItem } from './card-item'
import { ColumnHeader } from './column-head'
import type { LiveBoard } from './use-live-board'

interface ColumnProps {
  status: TaskStatus
  laneId: string
  /** What it holds, for those who listen: "In progress". */
  label: string
  entries: readonly BoardCard[]
  /** A column of its own scrolls; below lanes the page does. */
  isScrollable: boolean
}

interface ColumnsProps {
  board: Board
  live: LiveBoard
  lanes: Lane[]
}

const grid = 'grid grid-cols-[repeat(5,minmax(15rem,1fr))] max-sm:grid-cols-[repeat(5,82vw)] gap-3'
const box = 'rounded-lg bg-wash forced-colors:border'

/** Five columns beside each other, each of which scrolls. */
export function PlainColumns({ board, live, lanes }: ColumnsProps) {
  const lane = lanes[0]
  return (
    <div className={`${grid} h-[max(24rem,calc(100dvh-15rem))] max-sm:h-[calc(100dvh-6rem)]`}>
      {TASK_STATUSES.map((status) => (
        <section
          key={status}
          data-column-box
          aria-label={COLUMN_LABELS[status]}
          className={`flex min-h-0 flex-col ${box} max-sm:snap-start`}
        >
          <ColumnHeader
            planId={board.planId}
            status={status}
            live={live}
            count={countColumnCards(board, live, status)}
          />
          <Column
            status={status}
            laneId=""
            label={`Tasks in ${COLUMN_LABELS[status]}`}
            entries={lane?.columns[status] ?? []}
            isScrollable
          />
        </section>
      ))}
    </div>
  )
}

/** The same five columns once for each lane; the lanes scroll below the heads. */
export function Swimlanes({ board, live, lanes }: ColumnsProps) {
  return (
    <div className="grid min-w-max gap-4 lg:min-w-0">
      <div className={`${grid} sticky top-0 z-20 bg-paper pb-2`}>
        {TASK_STATUSES.map((status) => (
          <div key={status} className={box}>
            <ColumnHeader
              planId={board.planId}
              status={status}
              live={live}
              count={countColumnCards(board, live, status)}
            />
          </div>
        ))}
      </div>
      {lanes.map(({ id, title, columns }) => (
        <section key={id} aria-label={title} className="grid gap-2">
          <h3 className="sticky left-0 w-fit font-sans text-dense font-semibold tracking-normal">
            {title} <span className="font-normal text-faint tabular-nums">{countLaneCards(columns)}</span>
          </h3>
          <div className={grid}>
            {TASK_STATUSES.map((status) => (
              <div key={status} className={`min-w-0 ${box}`}>
                <Column
                  status={status}
                  laneId={id}
                  label={`${title}: tasks in ${COLUMN_LABELS[status]}`}
                  entries={columns[status]}
                  isScrollable={false}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function countColumnCards({ cards }: Board, { rows }: LiveBoard, status: (typeof TASK_STATUSES)[number]) {
  const ids = new Set(cards.map(({ id }) => id))
  return listColumn(rows, status).filter(({ taskId }) => ids.has(taskId)).length
}

const countLaneCards = (columns: Lane['columns']) => Object.values(columns).reduce((sum, { length }) => sum + length, 0)

/** The cards of one column, in one lane. */
function Column({ status, laneId, label, entries, isScrollable }: ColumnProps) {
  const { focusableId, selection, canEdit, actions, getPersonName, maxRenderedCards } = useCardContext()
  return (
    <ol
      data-column={status}
      data-lane={laneId}
      aria-label={label}
      className={`grid content-start gap-2 p-2 ${isScrollable ? 'min-h-0 flex-1 overflow-y-auto' : 'min-h-20'}`}
    >
      {entries.slice(0, maxRenderedCards).map(({ card, row, blockers }) => (
        <CardItem
          key={card.id}
          card={card}
          row={row}
          blockers={blockers}
          canEdit={canEdit}
          actions={actions}
          assignee={getPersonName(row.assigneeId)}
          isFocusable={focusableId === card.id}
          isSelected={selection.has(card.id)}
        />
      ))}
    </ol>
  )
}
