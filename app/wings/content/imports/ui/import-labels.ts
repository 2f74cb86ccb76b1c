import type { UndoOutcome } from '~/wings/publishing/writing/undo-run.commands.server'
import type { ImportOutcome, ImportPhase, ImportSource, ImportState } from '../import-run'

export const importOutcomeLabels: Record<ImportOutcome, string> = {
  taken: 'New',
  changed: 'Changed',
  same: 'Unchanged',
  kept: 'Kept as edited here',
  listed: 'Listed',
  refused: 'Refused',
}

export const undoOutcomeLabels: Record<UndoOutcome, string> = {
  deleted: 'Deleted again',
  trashed: 'In the trash',
  restored: 'As it was before',
  kept: 'Kept',
}

export const importSourceLabels: Record<ImportSource, string> = {
  wordpress: 'WordPress',
  ghost: 'Ghost',
  markdown: 'Markdown',
  csv: 'CSV or JSON',
}

const phaseLabels: Record<ImportPhase, string> = {
  listing: 'Reading the file',
  taking: 'Taking its items',
  linking: 'Leading links to their pages',
  undoing: 'Being undone',
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
    running: isDryRun && phase === 'taking' ? 'Looking at its items' : (phaseLabels[phase as ImportPhase] ?? ''),
    stopped: isUndoing ? 'Undoing stopped' : 'Stopped',
    done: isDryRun ? 'Looked at' : isUndoing ? 'Undone' : 'Imported',
    refused: 'Refused',
  }
  return known[state as ImportState] ?? state
}
