import { formatNumber } from '~/platform/text/format-number'
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
  unpacking: 'Unpacking archive',
  checking: 'Checking files',
  linking: 'Updating links',
}

/** How a run stands, in a few words. */
export function archiveStatusLabel({ state, phase, isDryRun }: Pick<RunProgress, 'state' | 'phase' | 'isDryRun'>) {
  if (state === 'running') {
    const importing = isDryRun ? 'Checking content' : 'Restoring content'
    return phaseLabels[phase] ?? (phase === 'importing' ? importing : 'Starting')
  }
  const known: Record<string, string> = {
    waiting: 'Queued',
    done: isDryRun ? 'Checked' : 'Restored',
    stopped: 'Stopped',
    failed: 'Failed',
    refused: 'Invalid',
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
  const units: Record<string, string> = { unpacking: 'MB', checking: 'files', importing: 'entries', linking: 'entries' }
  return `${formatNumber(doneCount)} of ${formatNumber(totalCount)} ${units[phase] ?? ''}`
}

/** What has become of records, or would. */
export const archiveOutcomeLabels: Record<'dry' | 'real', Record<ArchiveOutcome, string>> = {
  dry: { added: 'To add', replaced: 'To replace', unchanged: 'Unchanged', refused: 'Skipped' },
  real: { added: 'Added', replaced: 'Replaced', unchanged: 'Unchanged', refused: 'Skipped' },
}

export const archiveOutcomeTones: Record<ArchiveOutcome, BadgeTone> = {
  added: 'success',
  replaced: 'accent',
  unchanged: 'neutral',
  refused: 'danger',
}
