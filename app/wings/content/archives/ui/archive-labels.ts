import type { BadgeTone } from '~/ui/workspace/badge'
import type { ArchiveOutcome } from '../import/archive-import'

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
