import { defineJob } from '~/platform/jobs/define-job.server'
import { deleteStaleNotFoundUrls } from './not-found.commands.server'

export const deleteStaleNotFoundUrlsJob = defineJob({
  name: 'delete-stale-not-found-urls',
  cron: '41 3 * * *',
  work: (db) => deleteStaleNotFoundUrls(db),
})
