import { generateNKeysBetween } from 'fractional-indexing'
import { listColumn, type ProgressByTask, type TaskProgress } from '../task-progress'
import type { BoardChange, CardMove } from './board-change'

/** A column whose keys grew beyond this is numbered anew; between two cards it takes hundreds of moves to get there. */
const MAX_POSITION_LENGTH = 60

/**
 * The board after the changes, one after the other. Rows that do not change stay the same objects; cards that are not on the
 * board are passed over. Pure, so that the browser shows at once what the server will answer.
 */
export function applyBoardChanges(rows: ProgressByTask, changes: readonly BoardChange[], now: Date): ProgressByTask {
  const next = new Map(rows)
  for (const change of changes) {
    for (const row of rowsChangedBy(next, change, now)) next.set(row.taskId, row)
  }
  return next
}

/** The rows of `next` that are not those of `rows`. */
export function findChangedRows(rows: ProgressByTask, next: ProgressByTask) {
  return [...next.values()].filter((row) => rows.get(row.taskId) !== row)
}

function rowsChangedBy(rows: ProgressByTask, change: BoardChange, now: Date): TaskProgress[] {
  if (change.type === 'move') return applyMove(rows, change, now)
  if (change.type === 'tick') {
    const row = rows.get(change.taskId)
    return row ? applyTick(row, change.criterionId, change.isDone) : []
  }
  return change.taskIds.flatMap((taskId) => {
    const row = rows.get(taskId)
    if (!row || row.assigneeId === change.assigneeId || (change.onlyIfFree && row.assigneeId)) return []
    return [{ ...row, assigneeId: change.assigneeId }]
  })
}

function applyMove(rows: ProgressByTask, move: CardMove, now: Date): TaskProgress[] {
  const isMoved = new Set(move.taskIds)
  return placeCards(rows, move).map((row) => {
    if (!isMoved.has(row.taskId) || row.status === move.status) return row
    return { ...row, status: move.status, doneAt: move.status === 'done' ? doneAt(move, now) : null }
  })
}

function doneAt({ doneAt }: CardMove, now: Date) {
  const given = doneAt ? new Date(doneAt) : now
  return (given < now ? given : now).toISOString()
}

function applyTick(row: TaskProgress, criterionId: string, isDone: boolean): TaskProgress[] {
  if (row.criteriaDone.includes(criterionId) === isDone) return []
  const others = row.criteriaDone.filter((id) => id !== criterionId)
  return [{ ...row, criteriaDone: isDone ? [...others, criterionId] : others }]
}

/**
 * The rows of the column that change when `move` is done: the cards that are moved, and all others too when their positions
 * have to be made anew. The browser and the server come to the same result from the same rows.
 */
function placeCards(rows: ProgressByTask, move: CardMove): TaskProgress[] {
  const moved = move.taskIds.flatMap((taskId) => rows.get(taskId) ?? [])
  const column = listColumn(rows, move.status)
  const others = column.filter(({ taskId }) => !move.taskIds.includes(taskId))
  const at = indexFor(others, move)
  const wanted = others.toSpliced(at, 0, ...moved)
  if (wanted.length === column.length && wanted.every(({ taskId }, index) => taskId === column[index]?.taskId))
    return []
  const positions = positionsBetween(others[at - 1]?.position, others[at]?.position, moved.length)
  if (!positions) return renumberPositions(wanted)
  return moved.map((row, index) => ({ ...row, position: positions[index] ?? row.position }))
}

function indexFor(others: TaskProgress[], { after, before, toTop }: CardMove) {
  const above = others.findIndex(({ taskId }) => taskId === after)
  if (above >= 0) return above + 1
  const below = others.findIndex(({ taskId }) => taskId === before)
  if (below >= 0) return below
  return toTop ? 0 : others.length
}

function positionsBetween(above: string | undefined, below: string | undefined, count: number) {
  if (above !== undefined && below !== undefined && above >= below) return undefined
  const positions = generateNKeysBetween(above ?? null, below ?? null, count)
  return positions.some((position) => position.length > MAX_POSITION_LENGTH) ? undefined : positions
}

function renumberPositions(wanted: TaskProgress[]) {
  const positions = generateNKeysBetween(null, null, wanted.length)
  return wanted.map((row, index) => ({ ...row, position: positions[index] ?? row.position }))
}
