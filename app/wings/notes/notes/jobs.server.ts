import { defineJob } from '~/platform/jobs/define-job.server'
import { purgeDeletedNotes } from './commands.server'

export const purgeTrashedNotesJob = defineJob({
  name: 'purge-trashed-notes',
  cron: '29 3 * * *',
  work: (db) => purgeDeletedNotes(db),
})
