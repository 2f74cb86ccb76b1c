import { generateNKeysBetween } from 'fractional-indexing'
import { listColumn, type ProgressByTask, type TaskProgress } from '../progress'
import type { CardMove } from './board-change'

/** A column whose keys grew beyond this is numbered anew; between two cards it takes hundreds of moves to get there. */
const MAX_POSITION_LENGTH = 60

/**
 * The rows of the column that change when `move` is done: the cards that are moved, and all others too when their positions
 * have to be made anew. The browser and the server come to the same result from the same rows.
 */
export function placeCards(rows: ProgressByTask, move: CardMove): TaskProgress[] {
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
