import type { Progress, Status } from './progress'

/** A card on no board in particular. */
export function aRow(taskId: string, changes: Partial<Progress> = {}): Progress {
  const row = { taskId, status: 'backlog' as Status, position: 'a0', assigneeId: null, criteriaDone: [], doneAt: null }
  return { ...row, version: 0, ...changes }
}
