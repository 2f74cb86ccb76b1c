import type { Database } from '~/platform/database/database.server'

/** The stacks that somebody saved. */
export function listSavedStacksForExport(db: Database, ownerId: string) {
  return db
    .selectFrom('savedStacks')
    .select(['id', 'title', 'needs', 'stack', 'createdAt', 'updatedAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .execute()
}
