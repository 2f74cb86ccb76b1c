import { defineJob } from '~/platform/jobs/define-job.server'
import { purgeTrashedPlans } from './lifecycle.commands.server'

export const purgeTrashedPlansJob = defineJob({
  name: 'purge-trashed-plans',
  cron: '47 2 * * *',
  async work(db) {
    await purgeTrashedPlans(db)
  },
})
