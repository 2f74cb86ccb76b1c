import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

/** Whether this was done to the subject since then. For work that may be done twice and must be written down once. */
export async function hasRecordedAction(db: Database, subject: string, action: string, since: Date) {
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
export async function findSubjectsWithAction(db: Database, subjects: string[], actions: string[]) {
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

interface TimeSpan {
  since: Date
  until: Date
  limit: number
}

/** When this was done and changed one of these fields, of which the first was there before, the last first, with what was noted before and after. */
export function listFieldChanges(
  db: Database,
  { actions, fields }: { actions: string[]; fields: [string, ...string[]] },
  { since, until, limit }: TimeSpan,
) {
  return db
    .selectFrom('auditEntries')
    .select(['happenedAt', 'subject', 'subjectTitle', 'before', 'after'])
    .where('action', 'in', actions)
    .where('happenedAt', '>=', since)
    .where('happenedAt', '<', until)
    .where(sql<boolean>`jsonb_exists(before, ${fields[0]})`)
    .where((where) =>
      where.or(fields.map((field) => sql<boolean>`before->${field}::text is distinct from after->${field}::text`)),
    )
    .orderBy('happenedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
