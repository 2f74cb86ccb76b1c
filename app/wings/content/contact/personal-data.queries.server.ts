import type { Database } from '~/platform/database/database.server'

/** What somebody wrote to the studio from this address. */
export function findMessagesByEmail(db: Database, email: string) {
  return db
    .selectFrom('inboxMessages')
    .select(['kind', 'name', 'subject', 'message', 'pagePath', 'createdAt'])
    .where('email', '=', email)
    .orderBy('createdAt')
    .execute()
}
