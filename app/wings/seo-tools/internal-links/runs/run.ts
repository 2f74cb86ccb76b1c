import { formatProgress, labelRuns, type RunDescription, runStates } from '~/kits/runs/run'
import type { PageKind } from '~/wings/web/pages/page'
import type { NewLinksImpact } from '~/wings/web/pages/page-graph.queries.server'
import type { LinkSkipReason } from '../engine/placing/page-plan'

/*
 * A run reads all pages and says which links the rules would put where; nothing is changed. Then it puts them in, and can be
 * undone. A page belongs to it by its revision: at another one somebody has edited it, and it is left alone.
 */

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

const anyState = runStates.filter((state) => state !== 'failed')

export const linkRunDescription: RunDescription = {
  noun: 'run',
  apiPath: '/admin/api/internal-links/runs',
  label: labelRuns({
    plan: { running: 'Scanning pages', stopped: 'Dry run stopped', completed: 'Dry run' },
    apply: { running: 'Adding links', completed: 'Applied' },
    undo: { running: 'Undoing', paused: 'Undo paused', stopped: 'Undo stopped', completed: 'Undone' },
  }),
  progress: ({ doneCount, totalCount }) => formatProgress(doneCount, totalCount, 'page'),
  pausable: ['apply', 'undo'],
  follows: {
    apply: { plan: ['completed'], apply: ['stopped'] },
    undo: { apply: anyState, undo: ['stopped', 'completed'] },
  },
  stoppedNote: 'Links already added are kept.',
}

// a plan keeps each sentence: about 400 bytes for a link
export const MAX_RUN_LINKS = 100_000
export const MAX_LINKS_PER_PAGE = 100

/** Of those that were never applied. */
export const MAX_STORED_PLANS = 10

/** Of those that were, since somebody did something with them; and how many whatever their age. */
export const RUN_RETENTION_DAYS = 90
export const MIN_STORED_RUNS = 30
