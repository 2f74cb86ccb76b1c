/*
 * A task of a plan is a card on the board and a step in the guide; both are one row of progress. A card is in a column (its
 * status), at a position between two others. A task that left the plan keeps its row.
 */
export const STATUSES = ['backlog', 'ready', 'in-progress', 'review', 'done'] as const
export type Status = (typeof STATUSES)[number]

export const COLUMN_NAMES: Record<Status, string> = {
  backlog: 'Backlog',
  ready: 'Ready',
  'in-progress': 'In progress',
  review: 'Review',
  done: 'Done',
}

export interface Progress {
  taskId: string
  status: Status
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

export type ProgressByTask = ReadonlyMap<string, Progress>
/** How many cards a column should hold at most; a column without a number has no limit. */
export type Limits = Partial<Record<Status, number>>

export const byTask = (rows: readonly Progress[]): ProgressByTask => new Map(rows.map((row) => [row.taskId, row]))

/** The cards of a column from top to bottom; equal positions, which no change makes, are told apart by the task. */
export function inColumn(rows: ProgressByTask, status: Status) {
  return [...rows.values()].filter((row) => row.status === status).sort(byPosition)
}

export function byPosition(one: Progress, other: Progress) {
  if (one.position !== other.position) return one.position < other.position ? -1 : 1
  return one.taskId < other.taskId ? -1 : 1
}
