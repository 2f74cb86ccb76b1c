import type { Progress, ProgressByTask } from '../progress'
import type { BoardChange, Move } from './board-change'
import { placeCards } from './place-cards'

/**
 * The board after the changes, one after the other. Rows that do not change stay the same objects; cards that are not on the
 * board are passed over. Pure, so that the browser shows at once what the server will answer.
 */
export function applyChanges(rows: ProgressByTask, changes: readonly BoardChange[], now: Date): ProgressByTask {
  const next = new Map(rows)
  for (const change of changes) {
    for (const row of changedBy(next, change, now)) next.set(row.taskId, row)
  }
  return next
}

/** The rows of `next` that are not those of `rows`. */
export function differenceOf(rows: ProgressByTask, next: ProgressByTask) {
  return [...next.values()].filter((row) => rows.get(row.taskId) !== row)
}

function changedBy(rows: ProgressByTask, change: BoardChange, now: Date): Progress[] {
  if (change.type === 'move') return moved(rows, change, now)
  if (change.type === 'tick') {
    const row = rows.get(change.taskId)
    return row ? ticked(row, change.criterionId, change.isDone) : []
  }
  return change.taskIds.flatMap((taskId) => {
    const row = rows.get(taskId)
    if (!row || row.assigneeId === change.assigneeId || (change.onlyIfFree && row.assigneeId)) return []
    return [{ ...row, assigneeId: change.assigneeId }]
  })
}

function moved(rows: ProgressByTask, move: Move, now: Date): Progress[] {
  const isMoved = new Set(move.taskIds)
  return placeCards(rows, move).map((row) => {
    if (!isMoved.has(row.taskId) || row.status === move.status) return row
    return { ...row, status: move.status, doneAt: move.status === 'done' ? doneAt(move, now) : null }
  })
}

function doneAt({ doneAt }: Move, now: Date) {
  const given = doneAt ? new Date(doneAt) : now
  return (given < now ? given : now).toISOString()
}

function ticked(row: Progress, criterionId: string, isDone: boolean): Progress[] {
  if (row.criteriaDone.includes(criterionId) === isDone) return []
  const others = row.criteriaDone.filter((id) => id !== criterionId)
  return [{ ...row, criteriaDone: isDone ? [...others, criterionId] : others }]
}
