import type { BadgeTone } from '~/ui/workspace/badge'
import type { ArchiveOutcome } from '../import/archive-import'

interface RunProgress {
  state: string
  phase: string
  isDryRun: boolean
  doneCount: number
  totalCount: number
}

const phaseLabels: Record<string, string> = {
  unpacking: 'Unpacking the archive',
  checking: 'Checking its files',
  linking: 'Leading links to their pages',
}

/** How a run stands, in a few words. */
export function archiveStatusLabel({ state, phase, isDryRun }: Pick<RunProgress, 'state' | 'phase' | 'isDryRun'>) {
  if (state === 'running') {
    const taking = isDryRun ? 'Looking at what is in it' : 'Bringing it in'
    return phaseLabels[phase] ?? (phase === 'taking' ? taking : 'Begins')
  }
  const known: Record<string, string> = {
    waiting: 'Waits for its turn',
    done: isDryRun ? 'Looked at' : 'Brought in',
    stopped: 'Stopped',
    failed: 'Failed',
    refused: 'Refused',
  }
  return known[state] ?? state
}

export const archiveStatusTones: Record<string, BadgeTone> = {
  running: 'accent',
  waiting: 'neutral',
  done: 'success',
  stopped: 'warning',
  failed: 'danger',
  refused: 'danger',
}

/** What the steps of a phase are, for who waits: "120 of 3,400 MB". */
export function archiveProgressLabel({
  phase,
  doneCount,
  totalCount,
}: Pick<RunProgress, 'phase' | 'doneCount' | 'totalCount'>) {
  if (totalCount === 0) return ''
  const units: Record<string, string> = { unpacking: 'MB', checking: 'files', taking: 'entries', linking: 'pieces' }
  return `${doneCount.toLocaleString('en-US')} of ${totalCount.toLocaleString('en-US')} ${units[phase] ?? ''}`
}

/** What has become of records, or would. */
export const archiveOutcomeLabels: Record<'dry' | 'real', Record<ArchiveOutcome, string>> = {
  dry: { added: 'Would be added', replaced: 'Would be replaced', unchanged: 'Unchanged', refused: 'Refused' },
  real: { added: 'Added', replaced: 'Replaced', unchanged: 'Unchanged', refused: 'Refused' },
}

export const archiveOutcomeTones: Record<ArchiveOutcome, BadgeTone> = {
  added: 'success',
  replaced: 'accent',
  unchanged: 'neutral',
  refused: 'danger',
}
