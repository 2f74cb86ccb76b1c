import type { Prediction } from '~/domains/pages/graph.queries.server'
import type { PageKind } from '~/domains/pages/page'
import type { SkipReason } from '../engine/placing/page-plan'

/*
 * A run reads all pages and says which links the rules would put where; nothing is changed. Then it puts them in, and can be
 * undone. A page belongs to it by its revision: at another one somebody has edited it, and it is left alone.
 */

export type Task = 'plan' | 'apply' | 'undo'

/** Of the task: at work, waiting to go on, ended before its end, at its end. */
export type TaskState = 'working' | 'paused' | 'stopped' | 'done'

export interface RunSettings {
  kinds: PageKind[]
  /** Null: all that are switched on. */
  ruleIds: string[] | null
  maxPerPage: number
  /** Null: no limit. */
  maxPerParagraph: number | null
  leavesFirstSentence: boolean
}

/** What a plan comes to as a whole. */
export interface RunFigures {
  pages: number
  linkedPages: number
  links: number
  /** Pages that would get links, but have changes that wait to be published. */
  waiting: number
  rules: number
  skips: Partial<Record<SkipReason, number>>
  effect: Prediction
}

const words: Record<Task, Record<TaskState, string>> = {
  plan: { working: 'Reading the pages', paused: 'Paused', stopped: 'Dry run stopped', done: 'Dry run' },
  apply: { working: 'Putting the links in', paused: 'Paused', stopped: 'Stopped', done: 'Applied' },
  undo: { working: 'Being undone', paused: 'Undoing paused', stopped: 'Undoing stopped', done: 'Undone' },
}

export function stateInWords({ task, state }: { task: Task; state: TaskState }) {
  return words[task][state]
}

// a plan keeps each sentence: about 400 bytes for a link
export const MOST_LINKS = 100_000
export const MOST_PER_PAGE = 100

/** Of those that were never applied. */
export const PLANS_KEPT = 10

/** Of those that were, since somebody did something with them; and how many whatever their age. */
export const RUNS_KEPT_DAYS = 90
export const RUNS_KEPT = 30
