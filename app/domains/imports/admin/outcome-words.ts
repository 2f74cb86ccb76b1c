import type { Fate } from '~/domains/writing/undone-piece.server'
import type { ImportPhase, ImportSource, ImportState, Outcome } from '../import-run'

export const outcomeWords: Record<Outcome, string> = {
  taken: 'New',
  changed: 'Changed',
  same: 'Unchanged',
  kept: 'Kept as edited here',
  listed: 'Listed',
  refused: 'Refused',
}

export const fateWords: Record<Fate, string> = {
  deleted: 'Deleted again',
  trashed: 'In the trash',
  restored: 'As it was before',
  kept: 'Kept',
}

export const sourceWords: Record<ImportSource, string> = {
  wordpress: 'WordPress',
  ghost: 'Ghost',
  markdown: 'Markdown',
  csv: 'CSV or JSON',
}

const phaseWords: Record<ImportPhase, string> = {
  listing: 'Reading the file',
  taking: 'Taking its items',
  linking: 'Leading links to their pages',
  undoing: 'Being undone',
}

interface Standing {
  state: string
  phase: string
  isDryRun: boolean
}

/** How a run stands, in a few words. */
export function standingOf({ state, phase, isDryRun }: Standing) {
  const isUndoing = phase === 'undoing'
  const known: Record<ImportState, string> = {
    running: isDryRun && phase === 'taking' ? 'Looking at its items' : (phaseWords[phase as ImportPhase] ?? ''),
    stopped: isUndoing ? 'Undoing stopped' : 'Stopped',
    done: isDryRun ? 'Looked at' : isUndoing ? 'Undone' : 'Imported',
    refused: 'Refused',
  }
  return known[state as ImportState] ?? state
}
