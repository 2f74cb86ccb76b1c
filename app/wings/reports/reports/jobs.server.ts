import { defineJob } from '~/platform/jobs/define-job.server'
import { sendDueDigests } from './emails/send-digests.server'

/** Looks each hour whether it is eight in the morning of a Monday, or of the first of a month, where the studio is. */
export const sendReportEmailsJob = defineJob({
  name: 'send-report-emails',
  cron: '1 * * * *',
  work: (db, _data, env) => sendDueDigests(db, env),
})
