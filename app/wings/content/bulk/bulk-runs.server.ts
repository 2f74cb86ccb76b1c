import { defineRuns } from '~/kits/runs/define-runs.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { bulkRunDescription } from './run'

/** Bulk runs. A check always begins anew; everything else goes on behind the row it has come to. */
export const bulkRuns = defineRuns('bulkRuns', {
  description: bulkRunDescription,
  jobName: 'run-bulk-task',
  // that waits for somebody else most of its time, and nobody should wait behind it
  phaseJobNames: { generate: 'generate-bulk-texts' },
  startsOverIn: ['plan'],
  audit: (tx, by, action, { id, title }) =>
    recordAction(tx, by, { action: `bulk run.${action}`, subject: `bulk-run:${id}`, title }),
})
