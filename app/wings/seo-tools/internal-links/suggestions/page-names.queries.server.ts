import type { Database } from '~/platform/database/database.server'

/** A page as it is named beside a suggestion. */
export interface LinkedPageName {
  path: string
  title: string
}

/** By their ids, of the pages that visitors can see now: the index may be some moments older. */
export async function findPageNames(
  db: Database,
  ids: string[],
  now = new Date(),
): Promise<Map<string, LinkedPageName>> {
  if (ids.length === 0) return new Map()
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'path', 'title'])
    .where('id', 'in', ids)
    .where('publishedAt', '<=', now)
    .execute()
  return new Map(pages.map(({ id, ...end }) => [id, end]))
}
