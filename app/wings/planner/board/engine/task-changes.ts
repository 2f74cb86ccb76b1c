import type { BoardChange } from './board-change'

/** Somebody begins a task: it is on top of what is in progress, and theirs unless it is somebody's already. */
export const startTaskChanges = (taskId: string, personId: string): BoardChange[] => [
  { type: 'move', taskIds: [taskId], status: 'in-progress', toTop: true },
  { type: 'assign', taskIds: [taskId], assigneeId: personId, onlyIfFree: true },
]

export const finishTaskChanges = (taskId: string): BoardChange[] => [
  { type: 'move', taskIds: [taskId], status: 'done', toTop: true },
]

export const reopenTaskChanges = (taskId: string): BoardChange[] => [
  { type: 'move', taskIds: [taskId], status: 'in-progress', toTop: true },
]
