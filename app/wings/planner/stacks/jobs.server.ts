import { defineJob } from '~/platform/jobs/define-job.server'
import { purgeDeletedStacks } from './commands.server'

export const purgeTrashedStacksJob = defineJob({
  name: 'purge-trashed-stacks',
  cron: '23 3 * * *',
  work: (db) => purgeDeletedStacks(db),
})
