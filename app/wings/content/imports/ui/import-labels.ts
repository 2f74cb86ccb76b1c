import type { UndoOutcome } from '~/wings/publishing/writing/undo-run.commands.server'
import type { ImportOutcome, ImportSource } from '../import-run'

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
