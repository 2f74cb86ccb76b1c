import { defineJob } from '~/platform/jobs/define-job.server'

const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** An address that nobody asked for in three months is not missed. */
export const deleteStaleNotFoundUrlsJob = defineJob({
  name: 'forget-missing-addresses',
  cron: '41 3 * * *',
  async work(db) {
    const since = new Date(Date.now() - KEPT_DAYS * DAY_MS)
    await db.deleteFrom('missingAddresses').where('lastAt', '<', since).execute()
  },
})
