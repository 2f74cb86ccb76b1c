import { formatProgress, labelRuns, type RunDescription, type RunStatus, runStates } from '~/kits/runs/run'
import { formatNumber } from '~/platform/text/format-number'

/*
 * A run makes a page of each row of a table with one template. It goes through phases: an AI may be asked for texts first, it
 * is planned (nothing is made, each row is judged), it makes its pages, publishes them, and can be undone. A page belongs to its row by the row's key, so
 * that a later run with the same template changes it instead of making it twice.
 */

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

const anyState = runStates.filter((state) => state !== 'failed')
const ended = ['completed', 'stopped'] as const

export type BulkRunStatus = RunStatus & { aiRequestCount?: number; maxAiRequests?: number }

export const bulkRunDescription: RunDescription<BulkRunStatus> = {
  noun: 'run',
  apiPath: '/admin/api/bulk/runs',
  label: labelRuns({
    generate: {
      running: 'Generating AI texts',
      paused: 'AI texts paused',
      stopped: 'AI texts stopped',
      completed: 'AI texts generated',
    },
    plan: { running: 'Checking', stopped: 'Check stopped', completed: 'Checked' },
    make: { running: 'Generating' },
    publish: {
      running: 'Publishing',
      paused: 'Publishing paused',
      stopped: 'Publishing stopped',
      completed: 'Published',
    },
    undo: { running: 'Undoing', stopped: 'Undo stopped', completed: 'Undone' },
  }),
  progress({ phase, doneCount, totalCount, aiRequestCount = 0, maxAiRequests = 0 }) {
    const rows = formatProgress(doneCount, totalCount, 'row')
    if (phase !== 'generate' || aiRequestCount === 0) return rows
    return `${rows}. ${formatNumber(aiRequestCount)} of ${formatNumber(maxAiRequests)} AI requests used.`
  },
  pausable: ['generate', 'make', 'publish', 'undo'],
  follows: {
    generate: { generate: ['stopped'], plan: ended },
    make: { plan: ['completed'] },
    publish: { make: ended, publish: ended },
    undo: { make: anyState, publish: anyState, undo: ['stopped'] },
  },
  stoppedNote: 'Generated pages stay.',
}
