import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/search-words'

/** The drafts whose titles hold every typed word, or a word that begins so; the last changed first. */
export async function searchDrafts(db: Database, typed: string, limit: number) {
  const words = prefixQuery(typed)
  if (!words) return []
  return db
    .selectFrom('blogPosts')
    .select(['id', 'title'])
    .where('publishedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`to_tsvector('simple', title) @@ to_tsquery('simple', ${words})`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
