import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/search-words'
import { type PageKind, pageKinds } from './page'

/**
 * The pages whose titles hold every typed word, or a word that begins so, drafts included; the last changed first.
 * Without a word, the last changed ones.
 */
export function searchPages(db: Database, typed: string, limit: number, kinds: readonly PageKind[] = pageKinds) {
  const words = prefixQuery(typed)
  return db
    .selectFrom('pages')
    .select(['id', 'kind', 'path', 'title', 'publishedAt'])
    .where('kind', 'in', kinds)
    .$if(words !== '', (pages) => pages.where(sql<boolean>`title_words @@ to_tsquery('simple', ${words})`))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
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

/** What these pages are called, by their ids; those that are gone are missing. */
export async function findPageTitles(db: Database, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const found = await db.selectFrom('pages').select(['id', 'title']).where('id', 'in', ids).execute()
  return Object.fromEntries(found.map(({ id, title }) => [id, title]))
}
