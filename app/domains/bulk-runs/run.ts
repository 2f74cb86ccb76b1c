/*
 * A run makes a page of each row of a table with one template. It is a row of tasks: an AI may be asked for texts first, it
 * is planned (nothing is made, each row is judged), it makes its pages, publishes them, and can be undone. A page belongs to its row by the row's key, so
 * that a later run with the same template changes it instead of making it twice.
 */

export const tasks = ['ask', 'plan', 'make', 'publish', 'undo'] as const
export type Task = (typeof tasks)[number]

/** Of the task: at work, waiting to go on, ended before its end, at its end. */
export type TaskState = 'working' | 'paused' | 'stopped' | 'done'

/** What becomes of a row. */
export const outcomes = {
  made: 'New page',
  changed: 'Changed page',
  same: 'As it is',
  kept: 'Kept',
  skipped: 'Skipped',
  refused: 'Refused',
} as const

export type Outcome = keyof typeof outcomes

/** Of runs that never made pages, since somebody did something with them. */
export const CHECKS_KEPT_DAYS = 90

/** Of what the AI has written, once no run needs it any more. */
export const ANSWERS_KEPT_DAYS = 30

/** Percent of shingles that two pages may have in common. */
export const WARN_AT = 55
export const REFUSE_AT = 85

export interface Thresholds {
  warnAt: number
  refuseAt: number
}

const words: Record<Task, Record<TaskState, string>> = {
  ask: { working: 'Asking the AI', paused: 'Asking paused', stopped: 'Asking stopped', done: 'Asked' },
  plan: { working: 'Being checked', paused: 'Paused', stopped: 'Check stopped', done: 'Checked' },
  make: { working: 'Running', paused: 'Paused', stopped: 'Stopped', done: 'Done' },
  publish: { working: 'Publishing', paused: 'Publishing paused', stopped: 'Publishing stopped', done: 'Published' },
  undo: { working: 'Being undone', paused: 'Paused', stopped: 'Undoing stopped', done: 'Undone' },
}

export function stateInWords({ task, state }: { task: Task; state: TaskState }) {
  return words[task][state]
}
