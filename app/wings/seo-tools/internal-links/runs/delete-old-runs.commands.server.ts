import { setImmediate as breathe } from 'node:timers/promises'
import { activeRunStates } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { DAY_MS } from '~/platform/time/dates'
import { MIN_STORED_RUNS, RUN_RETENTION_DAYS } from './run'

/** Each night: what was applied long ago. Its links stay where they are. */
export const deleteOldLinkRunsJob = defineJob({
  name: 'delete-old-link-runs',
  cron: '43 3 * * *',
  isLong: true,
  work: (db) => deleteOldLinkRuns(db),
})

/** Forgets runs that were applied, but for the last ones and those that somebody has touched in the last months. */
export async function deleteOldLinkRuns(db: Database, now = new Date()) {
  const old = await db
    .selectFrom('linkRuns')
    .select('id')
    .where('phase', '<>', 'plan')
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .offset(MIN_STORED_RUNS)
    .execute()
  const before = new Date(now.getTime() - RUN_RETENTION_DAYS * DAY_MS)
  for (const { id } of old) {
    await db
      .deleteFrom('linkRuns')
      .where('id', '=', id)
      .where('state', 'not in', activeRunStates)
      .where('touchedAt', '<', before)
      .execute()
    await breathe()
  }
}
