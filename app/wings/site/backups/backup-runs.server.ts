import { defineRuns } from '~/kits/runs/define-runs.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { backupDescription } from './backup'

/** Backups; one that was cut short is made anew. */
export const backupRuns = defineRuns('derived.backups', {
  description: backupDescription,
  jobName: 'back-up-site',
  startsOverIn: ['make', 'verify'],
  failureState: 'failed',
  audit: (tx, by, action, { id, fileName }) =>
    recordAction(tx, by, { action: `backup.${action}`, subject: `backup:${id}`, title: fileName }),
})
