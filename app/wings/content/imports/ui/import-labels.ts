import type { UndoOutcome } from '~/wings/publishing/writing/undo-run.commands.server'
import type { ImportOutcome, ImportPhase, ImportSource, ImportState } from '../import-run'

export const importOutcomeLabels: Record<ImportOutcome, string> = {
  created: 'New',
  updated: 'Updated',
  unchanged: 'Unchanged',
  kept: 'Kept (edited here)',
  listed: 'Listed',
  refused: 'Invalid',
}

export const undoOutcomeLabels: Record<UndoOutcome, string> = {
  deleted: 'Deleted',
  trashed: 'Moved to trash',
  restored: 'Reverted',
  kept: 'Kept',
}

export const importSourceLabels: Record<ImportSource, string> = {
  wordpress: 'WordPress',
  ghost: 'Ghost',
  markdown: 'Markdown',
  csv: 'CSV or JSON',
}

const phaseLabels: Record<ImportPhase, string> = {
  listing: 'Reading file',
  importing: 'Importing items',
  linking: 'Updating links',
  undoing: 'Undoing',
}

interface ImportStatus {
  state: string
  phase: string
  isDryRun: boolean
}

/** How a run stands, in a few words. */
export function importStatusLabel({ state, phase, isDryRun }: ImportStatus) {
  const isUndoing = phase === 'undoing'
  const known: Record<ImportState, string> = {
    running: isDryRun && phase === 'importing' ? 'Checking items' : (phaseLabels[phase as ImportPhase] ?? ''),
    stopped: isUndoing ? 'Undo stopped' : 'Stopped',
    done: isDryRun ? 'Checked' : isUndoing ? 'Undone' : 'Imported',
    refused: 'Invalid',
  }
  return known[state as ImportState] ?? state
}
