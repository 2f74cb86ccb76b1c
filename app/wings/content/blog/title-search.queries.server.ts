import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/lists/prefix-query'

/** Posts of every state but the deleted, whose titles hold every typed word or its beginning; the last changed first. */
export async function searchPostTitles(db: Database, typed: string, limit: number) {
  const words = prefixQuery(typed)
  if (!words) return []
  return db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'publishedAt'])
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`title_words @@ to_tsquery('simple', ${words})`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
