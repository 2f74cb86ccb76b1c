import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/search-words'

/** The pages whose titles hold every typed word, or a word that begins so; the last changed first. */
export async function searchPages(db: Database, typed: string, limit: number) {
  const words = prefixQuery(typed)
  if (!words) return []
  return db
    .selectFrom('pages')
    .select(['id', 'kind', 'path', 'title', 'publishedAt'])
    .where(sql<boolean>`to_tsvector('simple', title) @@ to_tsquery('simple', ${words})`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
