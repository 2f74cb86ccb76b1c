import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/search-words'

/** The pages of one of the kinds whose titles hold every typed word or its beginning; the last changed first. */
export async function searchPages(db: Database, typed: string, kinds: string[], limit: number) {
  const words = prefixQuery(typed)
  if (!words) return []
  return db
    .selectFrom('pages')
    .select(['id', 'kind', 'path', 'title'])
    .where('kind', 'in', kinds)
    .where(sql<boolean>`title_words @@ to_tsquery('simple', ${words})`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
