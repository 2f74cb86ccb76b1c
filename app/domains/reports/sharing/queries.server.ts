import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { hashOfShareKey, sharePath } from './share-key.server'
import { type ListedShareLink, MOST_LINKS } from './share-link'

/** The links that work, the newest first, with their addresses. */
export async function listShareLinks(
  db: Database,
  { SECRET, ORIGIN }: Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>,
): Promise<ListedShareLink[]> {
  const rows = await db
    .selectFrom('reportLinks')
    .select(['id', 'name', 'withRevenue', 'passwordHash', 'createdAt', 'lastUsedAt'])
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST_LINKS)
    .execute()
  return rows.map(({ passwordHash, ...link }) => ({
    ...link,
    url: ORIGIN + sharePath(SECRET, link.id),
    hasPassword: passwordHash !== null,
  }))
}

/** What a key opens; undefined when it opens nothing, or nothing any more. */
export function findSharedByKey(db: Database, key: string) {
  return db
    .selectFrom('reportLinks')
    .select(['id', 'name', 'withRevenue', 'passwordHash'])
    .where('keyHash', '=', hashOfShareKey(key))
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
}

export type SharedFigures = NonNullable<Awaited<ReturnType<typeof findSharedByKey>>>
