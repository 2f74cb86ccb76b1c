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

/** To which of these subjects one of these things was ever done. */
export async function findEverRecorded(db: Database, subjects: string[], actions: string[]) {
  if (subjects.length === 0) return new Set<string>()
  const found = await db
    .selectFrom('auditEntries')
    .select('subject')
    .distinct()
    .where('subject', 'in', subjects)
    .where('action', 'in', actions)
    .execute()
  return new Set(found.map(({ subject }) => subject))
}
