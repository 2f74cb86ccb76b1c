import { defineJob } from '~/platform/jobs/define-job.server'
import { deleteOldMessages } from './inbox.commands.server'

/** Each night: conversations whose last message is older than visitors were told. */
export const deleteOldMessagesJob = defineJob({
  name: 'delete-old-messages',
  cron: '17 3 * * *',
  work: (db) => deleteOldMessages(db),
})
