import { defineJob } from '~/platform/jobs/job.server'
import { purgeTrash } from './writing/trash.server'

export { announcePublication } from './writing/announce-publication.server'

export const emptyTrash = defineJob({
  name: 'empty-trash',
  cron: '41 2 * * *',
  async work(db) {
    await purgeTrash(db)
  },
})
