/*
 * A task of a plan is a card on the board and a step in the guide; both are one row of progress. A card is in a column (its
 * status), at a position between two others. A task that left the plan keeps its row.
 */
export const TASK_STATUSES = ['backlog', 'ready', 'in-progress', 'review', 'done'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

export const COLUMN_LABELS: Record<TaskStatus, string> = {
  backlog: 'Backlog',
  ready: 'Ready',
  'in-progress': 'In progress',
  review: 'Review',
  done: 'Done',
}

export interface TaskProgress {
  taskId: string
  status: TaskStatus
  /** A key between those of its neighbors in the column, compared by character code. */
  position: string
  assigneeId: string | null
  /** Ids of the acceptance criteria that were ticked. */
  criteriaDone: string[]
  /** ISO 8601; null while it is not done. */
  doneAt: string | null
  /** The change of the board that this row comes from. */
  version: number
}

export type ProgressByTask = ReadonlyMap<string, TaskProgress>
/** How many cards a column should hold at most; a column without a number has no limit. */
export type ColumnLimits = Partial<Record<TaskStatus, number>>

export const indexByTask = (rows: readonly TaskProgress[]): ProgressByTask =>
  new Map(rows.map((row) => [row.taskId, row]))

/** The cards of a column from top to bottom; equal positions, which no change makes, are told apart by the task. */
export function listColumn(rows: ProgressByTask, status: TaskStatus) {
  return [...rows.values()].filter((row) => row.status === status).sort(comparePosition)
}

export function comparePosition(one: TaskProgress, other: TaskProgress) {
  if (one.position !== other.position) return one.position < other.position ? -1 : 1
  return one.taskId < other.taskId ? -1 : 1
}
