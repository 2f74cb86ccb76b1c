import type { TaskProgress, TaskStatus } from './task-progress'

/** A card on no board in particular. */
export function aTaskProgress(taskId: string, changes: Partial<TaskProgress> = {}): TaskProgress {
  const row = {
    taskId,
    status: 'backlog' as TaskStatus,
    position: 'a0',
    assigneeId: null,
    criteriaDone: [],
    doneAt: null,
  }
  return { ...row, version: 0, ...changes }
}
