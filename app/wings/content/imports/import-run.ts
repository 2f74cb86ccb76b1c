import { formatProgress, labelRuns, type RunDescription, type RunStatus, runStates } from '~/kits/runs/run'
import { formatCount } from '~/platform/text/format-number'

/*
 * An import is a run over a file or a folder of another site: first every item is listed, then each one is taken, last the
 * links between them are led to where they live now. A dry run does the same and writes nothing but its report. What a run
 * wrote can be undone.
 */

export const importSources = ['wordpress', 'ghost', 'markdown', 'csv'] as const
export type ImportSource = (typeof importSources)[number]

/** What can be uploaded; a folder of Markdown comes by a command of the studio. */
export const uploadableSources = ['wordpress', 'ghost', 'csv'] as const satisfies ImportSource[]

/**
 * What became of an item: `taken` is new here, `changed` took the place of what an earlier import brought, `same` is as it
 * was then, `kept` was edited here since and stays so, `listed` needs no place of its own.
 */
export const importOutcomes = ['created', 'updated', 'unchanged', 'kept', 'listed', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export type ImportPhase = 'listing' | 'importing' | 'linking' | 'undo'

/** Pictures stay where they are (`leave`), are fetched from there, or lie in a folder of this name. */
export const LEAVE_PICTURES = 'leave'
export const FETCH_PICTURES = 'fetch'

export interface ImportRun {
  id: string
  source: ImportSource
  path: string
  /** Where the old site is, when its file does not say; empty otherwise. */
  site: string
  isDryRun: boolean
  pictures: string
  phase: ImportPhase
  /** What people call its file. */
  fileName: string
  /** How many items are behind it in this phase. */
  doneCount: number
  totalCount: number
}

export const MAX_IMPORT_FILE_BYTES = 4 * 1024 ** 3
export const MAX_IMPORT_FILE_LABEL = '4 GB'

const phaseLabels: Record<ImportPhase, string> = {
  listing: 'Reading file',
  importing: 'Importing items',
  linking: 'Updating links',
  undo: 'Undoing',
}

export const importDescription: RunDescription<RunStatus & { isDryRun: boolean }> = {
  noun: 'import',
  apiPath: '/admin/api/imports',
  label(run) {
    const { phase, isDryRun } = run
    const running = isDryRun && phase === 'importing' ? 'Checking items' : phaseLabels[phase as ImportPhase]
    const stopped = phase === 'undo' ? 'Undo stopped' : 'Stopped'
    const completed = isDryRun ? 'Checked' : phase === 'undo' ? 'Undone' : 'Imported'
    return labelRuns({ [phase]: { running, completed, paused: stopped, stopped, failed: 'Invalid' } })(run)
  },
  progress: ({ phase, doneCount, totalCount }) =>
    phase === 'listing' ? `${formatCount(totalCount, 'item')} found` : formatProgress(doneCount, totalCount, 'item'),
  fraction: ({ phase, doneCount, totalCount }) =>
    phase === 'listing' || totalCount === 0 ? undefined : doneCount / totalCount,
  resumable: ['paused', 'stopped'],
  follows: { undo: { importing: runStates, linking: runStates, undo: ['completed'] } },
  stoppedNote: 'Imported content stays.',
}
