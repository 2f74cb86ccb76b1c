import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/job.server'
import { announcePublicationJob } from './engine/announce-publication.server'
import { purgeTrash } from './engine/trash.server'
import type { EntryType } from './piece-kind.server'

/** What is done later, or by the clock, with the pieces of one kind. */
export function defineEntryJobs(kind: EntryType) {
  const emptyTrash = defineJob({
    name: `empty-trash-of-${kind.listTag}`,
    cron: '41 2 * * *',
    async work(db: Database) {
      await purgeTrash(db, kind)
    },
  })
  return { announcePublication: announcePublicationJob(kind), emptyTrash }
}
