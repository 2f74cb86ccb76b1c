import type { Database } from '~/platform/database/database.server'

/** Whether this was done to the subject since then. For work that may be done twice and must be written down once. */
export async function isRecorded(db: Database, subject: string, action: string, since: Date) {
  const entry = await db
    .selectFrom('auditEntries')
    .select('id')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .where('happenedAt', '>=', since)
    .executeTakeFirst()
  return entry !== undefined
}
