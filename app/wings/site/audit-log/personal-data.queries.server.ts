import type { Database } from '~/platform/database/database.server'

/** What the audit log says that somebody did. */
export function listActionsByActor(db: Database, actorId: string) {
  return db
    .selectFrom('auditEntries')
    .select(['action', 'subjectTitle', 'happenedAt'])
    .where('actorId', '=', actorId)
    .orderBy('happenedAt')
    .execute()
}
