import type { Database } from '~/platform/database/database.server'

/** How a page of content is called by itself; undefined when none lives at `path`. */
export async function findOwnTitle(db: Database, path: string) {
  const page = await db.selectFrom('pages').select('title').where('path', '=', path).executeTakeFirst()
  return page?.title
}
