import type { Person } from '~/domains/plans/queries.server'
import type { Database } from '~/platform/database/database.server'

/** What somebody wrote beside tasks, in their own plans and in those of others. */
export function taskNotesBy(db: Database, { id }: Person) {
  return db
    .selectFrom('taskNotes')
    .select(['blueprintId', 'taskId', 'agent', 'text', 'createdAt'])
    .where('authorId', '=', id)
    .orderBy('createdAt')
    .execute()
}
