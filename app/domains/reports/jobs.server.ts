import { defineJob } from '~/platform/jobs/job.server'
import { mailDueDigests } from './mails/mail-digests.server'

/** Looks each hour whether it is eight in the morning of a Monday, or of the first of a month, where the studio is. */
export const mailReports = defineJob({
  name: 'mail-reports',
  cron: '1 * * * *',
  work: (db, _data, env) => mailDueDigests(db, env),
})
