import type { BoardChange } from './board-change'

/** Somebody begins a task: it is on top of what is in progress, and theirs unless it is somebody's already. */
export const startChanges = (taskId: string, personId: string): BoardChange[] => [
  { type: 'move', taskIds: [taskId], status: 'in-progress', toTop: true },
  { type: 'assign', taskIds: [taskId], assigneeId: personId, onlyIfFree: true },
]

export const finishChanges = (taskId: string): BoardChange[] => [
  { type: 'move', taskIds: [taskId], status: 'done', toTop: true },
]

export const reopenChanges = (taskId: string): BoardChange[] => [
  { type: 'move', taskIds: [taskId], status: 'in-progress', toTop: true },
]
