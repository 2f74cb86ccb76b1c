import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { DAY_MS } from '~/platform/time/dates'
import { TRASH_DAYS } from './trash-days'

/** Deletes what has been in the trash for thirty days, with revisions, members and progress. Answers how many plans. */
export async function purgeTrashedPlans(db: Database, now = new Date()) {
  const deleted = await db
    .deleteFrom('blueprints')
    .where('deletedAt', '<', new Date(now.getTime() - TRASH_DAYS * DAY_MS))
    .returning('id')
    .execute()
  return deleted.length
}

export const purgeTrashedPlansJob = defineJob({
  name: 'empty-trash-of-plans',
  cron: '47 2 * * *',
  async work(db) {
    await purgeTrashedPlans(db)
  },
})
