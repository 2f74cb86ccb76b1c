import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

const MOST_FOUND = 10

/** Pages whose titles have words that begin with the words of `query`, drafts included; the newest without one. */
export function searchPages(db: Database, query: string) {
  const prefixes = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const wanted = prefixes.map((word) => `${word}:*`).join(' & ')
  return db
    .selectFrom('pages')
    .select(['id', 'path', 'title', 'kind', 'publishedAt'])
    .$if(wanted !== '', (pages) =>
      pages.where(sql<boolean>`to_tsvector('simple', title) @@ to_tsquery('simple', ${wanted})`),
    )
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(MOST_FOUND)
    .execute()
}

/** When the next page comes out: links to it become links then. */
export async function findNextPagePublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('pages')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}
