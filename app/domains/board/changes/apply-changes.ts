import type { ProgressByTask, TaskProgress } from '../progress'
import type { BoardChange, CardMove } from './board-change'
import { placeCards } from './place-cards'

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
