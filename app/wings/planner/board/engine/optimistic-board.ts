import type { ProgressByTask, TaskProgress } from '../task-progress'
import { applyBoardChanges } from './apply-board-changes'
import type { BoardChange } from './board-change'

/** Changes that were made here and that the server has not answered yet. */
export interface PendingBatch {
  key: number
  changes: BoardChange[]
  at: Date
}

interface BoardState {
  /** As the server said. */
  rows: ProgressByTask
  pending: readonly PendingBatch[]
}

/** Takes rows in, in whatever order and however often they arrive: of each card the latest change counts. */
export function mergeReceivedRows(rows: ProgressByTask, news: readonly TaskProgress[]): ProgressByTask {
  const newer = news.filter((row) => row.version > (rows.get(row.taskId)?.version ?? -1))
  if (newer.length === 0) return rows
  const next = new Map(rows)
  for (const row of newer) next.set(row.taskId, row)
  return next
}

/** The board as it is shown: what the server said, and on top of it what is on its way there. */
export function applyPendingBatches({ rows, pending }: BoardState): ProgressByTask {
  return pending.reduce((board, { changes, at }) => applyBoardChanges(board, changes, at), rows)
}
