import { defineRuns, type RunEnd } from '~/kits/runs/define-runs.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { FileStoreUnavailable } from '~/platform/storage/file-store.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { exportDescription } from './export/site-export'
import { archiveImportDescription } from './import/archive-import'

const BUG_MESSAGE = 'Something went wrong. Check the error log and try again.'
const DISK_FULL_MESSAGE = 'The server disk is full.'

/** Exports; one that was cut short is made anew. */
export const exportRuns = defineRuns('siteExports', {
  description: exportDescription,
  jobName: 'make-site-export',
  startsOverIn: ['', 'writing', 'packing', 'storing'],
  failureState: 'failed',
  bugMessage: BUG_MESSAGE,
  toEnd: (error) => toEnd(error, 'failed'),
  audit: (tx, by, action, { id, fileName, kind }) =>
    recordAction(tx, by, {
      action: `export.${action}`,
      subject: `export:${id}`,
      title: fileName,
      ...(action === 'begun' && { after: { kind } }),
    }),
})

/** Archives that are looked at, or brought in; one that was cut short goes on behind the records that were noted. */
export const archiveImportRuns = defineRuns('archiveImports', {
  description: archiveImportDescription,
  jobName: 'import-archive',
  bugMessage: BUG_MESSAGE,
  toEnd: (error) => toEnd(error, 'paused'),
  audit: (tx, by, action, { id, fileName }) =>
    recordAction(tx, by, { action: `archive.${action}`, subject: `archive:${id}`, title: fileName }),
})

/** What a person can do something about; undefined for a bug. */
function toEnd(error: unknown, state: RunEnd['state']): RunEnd | undefined {
  if (error instanceof OperatorError || error instanceof FileStoreUnavailable) return { state, error: error.message }
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? { state, error: DISK_FULL_MESSAGE } : undefined
}
