import { defineJob } from '~/platform/jobs/define-job.server'
import { purgeDeletedStacks } from './commands.server'

export const purgeTrashedStacksJob = defineJob({
  name: 'empty-trash-of-stacks',
  cron: '23 3 * * *',
  work: (db) => purgeDeletedStacks(db),
})
