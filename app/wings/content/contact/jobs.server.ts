import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'

// what /privacy promises
const MESSAGE_RETENTION_MONTHS = 24

/** Each night: conversations whose last message is older than visitors were told. */
export const deleteOldMessagesJob = defineJob({
  name: 'forget-old-messages',
  cron: '17 3 * * *',
  work: (db) => deleteOldMessages(db),
})

/** All messages from an address go together, 24 months after the last one; each without an address goes for itself. */
export async function deleteOldMessages(db: Database, now = new Date()) {
  const since = sql<Date>`${now}::timestamptz - make_interval(months => ${MESSAGE_RETENTION_MONTHS})`
  await db
    .deleteFrom('inboxMessages as old')
    .where('old.createdAt', '<', since)
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('old.email', '=', ''),
        not(
          exists(
            selectFrom('inboxMessages as later')
              .select('later.id')
              .whereRef('later.email', '=', 'old.email')
              .where('later.createdAt', '>=', since),
          ),
        ),
      ]),
    )
    .execute()
}
