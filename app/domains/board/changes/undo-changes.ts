import { inColumn, type Progress, type ProgressByTask } from '../progress'
import { type BoardChange, tasksOf } from './board-change'

/**
 * What takes `changes` back on a board that was `rows` before them: each card goes below the one that it was below, in that
 * order, so that the others of its column are there already; who worked on it and what was ticked come back too.
 */
export function undoOf(rows: ProgressByTask, changes: readonly BoardChange[]): BoardChange[] {
  return [
    ...changes.filter(({ type }) => type === 'tick').flatMap((change) => untick(change, rows)),
    ...assignBack(rows, new Set(changes.filter(({ type }) => type === 'assign').flatMap(tasksOf))),
    ...moveBack(rows, new Set(changes.filter(({ type }) => type === 'move').flatMap(tasksOf))),
  ]
}

function untick(change: BoardChange, rows: ProgressByTask): BoardChange[] {
  if (change.type !== 'tick') return []
  return [{ ...change, isDone: rows.get(change.taskId)?.criteriaDone.includes(change.criterionId) ?? false }]
}

function assignBack(rows: ProgressByTask, taskIds: ReadonlySet<string>): BoardChange[] {
  const affected = [...taskIds].flatMap((taskId) => rows.get(taskId) ?? [])
  const people = [...new Set(affected.map(({ assigneeId }) => assigneeId))]
  return people.map((assigneeId) => ({
    type: 'assign',
    assigneeId,
    taskIds: affected.filter((row) => row.assigneeId === assigneeId).map(({ taskId }) => taskId),
  }))
}

function moveBack(rows: ProgressByTask, taskIds: ReadonlySet<string>): BoardChange[] {
  const statuses = new Set([...taskIds].flatMap((taskId) => rows.get(taskId)?.status ?? []))
  return [...statuses].flatMap((status) => {
    const column = inColumn(rows, status)
    return column.flatMap((row, index) => {
      if (!taskIds.has(row.taskId)) return []
      // what stood below and was moved too is not there yet
      const below = column.slice(index + 1).find((other) => !taskIds.has(other.taskId))
      return [backTo(row, column[index - 1], below)]
    })
  })
}

function backTo({ taskId, status, doneAt }: Progress, above?: Progress, below?: Progress): BoardChange {
  const place = { after: above?.taskId ?? null, before: below?.taskId ?? null, toTop: !above }
  return { type: 'move', taskIds: [taskId], status, ...place, doneAt }
}
