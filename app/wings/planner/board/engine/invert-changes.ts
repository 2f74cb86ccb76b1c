import { listColumn, type ProgressByTask, type TaskProgress } from '../task-progress'
import { type BoardChange, getChangedTaskIds } from './board-change'

/**
 * What takes `changes` back on a board that was `rows` before them: each card goes below the one that it was below, in that
 * order, so that the others of its column are there already; who worked on it and what was ticked come back too.
 */
export function invertChanges(rows: ProgressByTask, changes: readonly BoardChange[]): BoardChange[] {
  return [
    ...changes.filter(({ type }) => type === 'tick').flatMap((change) => invertTick(change, rows)),
    ...invertAssignments(rows, new Set(changes.filter(({ type }) => type === 'assign').flatMap(getChangedTaskIds))),
    ...invertMoves(rows, new Set(changes.filter(({ type }) => type === 'move').flatMap(getChangedTaskIds))),
  ]
}

function invertTick(change: BoardChange, rows: ProgressByTask): BoardChange[] {
  if (change.type !== 'tick') return []
  return [{ ...change, isDone: rows.get(change.taskId)?.criteriaDone.includes(change.criterionId) ?? false }]
}

function invertAssignments(rows: ProgressByTask, taskIds: ReadonlySet<string>): BoardChange[] {
  const affected = [...taskIds].flatMap((taskId) => rows.get(taskId) ?? [])
  const people = [...new Set(affected.map(({ assigneeId }) => assigneeId))]
  return people.map((assigneeId) => ({
    type: 'assign',
    assigneeId,
    taskIds: affected.filter((row) => row.assigneeId === assigneeId).map(({ taskId }) => taskId),
  }))
}

function invertMoves(rows: ProgressByTask, taskIds: ReadonlySet<string>): BoardChange[] {
  const statuses = new Set([...taskIds].flatMap((taskId) => rows.get(taskId)?.status ?? []))
  return [...statuses].flatMap((status) => {
    const column = listColumn(rows, status)
    return column.flatMap((row, index) => {
      if (!taskIds.has(row.taskId)) return []
      // what stood below and was moved too is not there yet
      const below = column.slice(index + 1).find((other) => !taskIds.has(other.taskId))
      return [moveToPrevious(row, column[index - 1], below)]
    })
  })
}

function moveToPrevious(
  { taskId, status, doneAt }: TaskProgress,
  above?: TaskProgress,
  below?: TaskProgress,
): BoardChange {
  const place = { after: above?.taskId ?? null, before: below?.taskId ?? null, toTop: !above }
  return { type: 'move', taskIds: [taskId], status, ...place, doneAt }
}
