import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import type { EntryType } from './entry-type.server'
import { announcePublicationJob } from './lifecycle/announce-publication.server'
import { purgeTrash } from './lifecycle/trash.commands.server'

/** What is done later, or by the clock, with the pieces of one kind. */
export function defineEntryJobs(kind: EntryType) {
  const emptyTrash = defineJob({
    name: `empty-trash-${kind.listTag}`,
    cron: '41 2 * * *',
    async work(db: Database) {
      await purgeTrash(db, kind)
    },
  })
  return { announcePublication: announcePublicationJob(kind), emptyTrash }
}
