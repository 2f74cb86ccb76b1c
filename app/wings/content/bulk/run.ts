/*
 * A run makes a page of each row of a table with one template. It is a row of tasks: an AI may be asked for texts first, it
 * is planned (nothing is made, each row is judged), it makes its pages, publishes them, and can be undone. A page belongs to its row by the row's key, so
 * that a later run with the same template changes it instead of making it twice.
 */

export const runTasks = ['generate', 'plan', 'make', 'publish', 'undo'] as const
export type RunTask = (typeof runTasks)[number]

/** Of the task: at work, waiting to go on, ended before its end, at its end. */
export type RunTaskState = 'working' | 'paused' | 'stopped' | 'done'

/** What becomes of a row. */
export const rowOutcomeLabels = {
  created: 'New',
  updated: 'Updated',
  unchanged: 'Unchanged',
  kept: 'Kept',
  skipped: 'Skipped',
  refused: 'Invalid',
} as const

export type RowOutcome = keyof typeof rowOutcomeLabels

/** Of runs that never made pages, since somebody did something with them. */
export const CHECK_RETENTION_DAYS = 90

/** Of what the AI has written, once no run needs it any more. */
export const AI_TEXT_RETENTION_DAYS = 30

/** Percent of shingles that two pages may have in common. */
export const DEFAULT_WARN_THRESHOLD = 55
export const DEFAULT_REFUSE_THRESHOLD = 85

export interface SimilarityThresholds {
  warnThreshold: number
  refuseThreshold: number
}

const statusLabels: Record<RunTask, Record<RunTaskState, string>> = {
  generate: {
    working: 'Generating AI texts',
    paused: 'AI texts paused',
    stopped: 'AI texts stopped',
    done: 'AI texts generated',
  },
  plan: { working: 'Checking', paused: 'Paused', stopped: 'Check stopped', done: 'Checked' },
  make: { working: 'Generating', paused: 'Paused', stopped: 'Stopped', done: 'Done' },
  publish: { working: 'Publishing', paused: 'Publishing paused', stopped: 'Publishing stopped', done: 'Published' },
  undo: { working: 'Undoing', paused: 'Paused', stopped: 'Undo stopped', done: 'Undone' },
}

export function runStatusLabel({ task, state }: { task: RunTask; state: RunTaskState }) {
  return statusLabels[task][state]
}
