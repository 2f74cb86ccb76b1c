import type { Database } from '../database/database.server'
import type { ContentTag } from './content-changes.server'

// what a bulk run of pages changes in some seconds
const MAX_CHANGES_AT_ONCE = 500

export interface PendingChanges {
  ids: string[]
  changed: ContentTag[] | 'everything'
}

/** What changed and has not been followed yet, the oldest first; undefined when there is nothing. */
export async function findPendingChanges(db: Database): Promise<PendingChanges | undefined> {
  const rows = await db
    .selectFrom('derived.contentChanges')
    .select(['id', 'tags'])
    .orderBy('id')
    .limit(MAX_CHANGES_AT_ONCE)
    .execute()
  if (rows.length === 0) return undefined
  const isEverything = rows.some(({ tags }) => tags === null)
  return {
    ids: rows.map(({ id }) => id),
    changed: isEverything ? 'everything' : [...new Set(rows.flatMap(({ tags }) => tags ?? []))],
  }
}

/** Keeps a change that nobody needs to be told, because everybody knows it by the clock. */
export async function recordPendingChange(tx: Database, tags: ContentTag[]) {
  if (tags.length > 0) await tx.insertInto('derived.contentChanges').values({ tags }).execute()
}

/** They have been followed. Those that came meanwhile stay. */
export async function deletePendingChanges(db: Database, { ids }: PendingChanges) {
  await db.deleteFrom('derived.contentChanges').where('id', 'in', ids).execute()
}
