import type { PageKind } from '~/wings/web/pages/page'
import type { NewLinksImpact } from '~/wings/web/pages/page-graph.queries.server'
import type { LinkSkipReason } from '../engine/placing/page-plan'

/*
 * A run reads all pages and says which links the rules would put where; nothing is changed. Then it puts them in, and can be
 * undone. A page belongs to it by its revision: at another one somebody has edited it, and it is left alone.
 */

export type LinkRunTask = 'plan' | 'apply' | 'undo'

/** Of the task: at work, waiting to go on, ended before its end, at its end. */
export type LinkRunTaskState = 'working' | 'paused' | 'stopped' | 'done'

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
export interface LinkRunStats {
  pages: number
  linkedPages: number
  links: number
  /** Pages that would get links, but have changes that wait to be published. */
  waiting: number
  rules: number
  skips: Partial<Record<LinkSkipReason, number>>
  effect: NewLinksImpact
}

const stateLabels: Record<LinkRunTask, Record<LinkRunTaskState, string>> = {
  plan: { working: 'Scanning pages', paused: 'Paused', stopped: 'Dry run stopped', done: 'Dry run' },
  apply: { working: 'Adding links', paused: 'Paused', stopped: 'Stopped', done: 'Applied' },
  undo: { working: 'Undoing', paused: 'Undo paused', stopped: 'Undo stopped', done: 'Undone' },
}

export function runStateLabel({ task, state }: { task: LinkRunTask; state: LinkRunTaskState }) {
  return stateLabels[task][state]
}

// a plan keeps each sentence: about 400 bytes for a link
export const MAX_RUN_LINKS = 100_000
export const MAX_LINKS_PER_PAGE = 100

/** Of those that were never applied. */
export const MAX_STORED_PLANS = 10

/** Of those that were, since somebody did something with them; and how many whatever their age. */
export const RUN_RETENTION_DAYS = 90
export const MIN_STORED_RUNS = 30
