import type { Database } from '~/platform/database/database.server'

const AT_ONCE = 1_000

/** Where those of these pages live that visitors can see. */
export async function findTargets(db: Database, ids: string[], now = new Date()) {
  const paths = new Map<string, string>()
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    const found = await db
      .selectFrom('pages')
      .select(['id', 'path'])
      .where('id', 'in', some)
      .where('publishedAt', '<=', now)
      .execute()
    for (const { id, path } of found) paths.set(id, path)
  }
  return paths
}
