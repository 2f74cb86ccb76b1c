import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/job.server'
import { announcementOf } from './engine/announce-publication.server'
import { purgeTrash } from './engine/trash.server'
import type { PieceKind } from './piece-kind.server'

/** What is done later, or by the clock, with the pieces of one kind. */
export function jobsOf(kind: PieceKind) {
  const emptyTrash = defineJob({
    name: `empty-trash-of-${kind.listTag}`,
    cron: '41 2 * * *',
    async work(db: Database) {
      await purgeTrash(db, kind)
    },
  })
  return { announcePublication: announcementOf(kind), emptyTrash }
}
