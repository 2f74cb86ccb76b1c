import type { ImportPhase, ImportSource, ImportState, Outcome } from './import-run'

export const outcomeWords: Record<Outcome, string> = {
  ...{
    taken: 'New',
    changed: 'Changed',
    same: 'Unchanged',
    kept: 'Kept as edited here',
    listed: 'Listed',
    refused: 'Refused',
  },
}

export const sourceWords: Record<ImportSource, string> = {
  ...{ wordpress: 'WordPress', ghost: 'Ghost', markdown: 'Markdown', csv: 'CSV or JSON' },
}

const phaseWords: Record<ImportPhase, string> = {
  ...{ listing: 'Reading the file', taking: 'Taking its items', linking: 'Leading links to their pages' },
}

interface Standing {
  state: string
  phase: string
  isDryRun: boolean
}

/** How a run stands, in a few words. */
export function standingOf({ state, phase, isDryRun }: Standing) {
  const known: Record<ImportState, string> = {
    running: isDryRun && phase === 'taking' ? 'Looking at its items' : (phaseWords[phase as ImportPhase] ?? ''),
    stopped: 'Stopped',
    done: isDryRun ? 'Looked at' : 'Imported',
    refused: 'Refused',
  }
  return known[state as ImportState] ?? state
}
