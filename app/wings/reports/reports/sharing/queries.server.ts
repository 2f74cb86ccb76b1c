import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { hashShareKey, sharePath } from './share-key.server'
import { type ListedShareLink, MAX_SHARE_LINKS } from './share-link'

/** The links that work, the newest first, with their addresses. */
export async function listShareLinks(
  db: Database,
  { SECRET, ORIGIN }: Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>,
): Promise<ListedShareLink[]> {
  const rows = await db
    .selectFrom('shareLinks')
    .select(['id', 'name', 'withRevenue', 'passwordHash', 'createdAt', 'lastUsedAt'])
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MAX_SHARE_LINKS)
    .execute()
  return rows.map(({ passwordHash, ...link }) => ({
    ...link,
    url: ORIGIN + sharePath(SECRET, link.id),
    hasPassword: passwordHash !== null,
  }))
}

/** What a key opens; undefined when it opens nothing, or nothing any more. */
export function findShareLinkByKey(db: Database, key: string) {
  return db
    .selectFrom('shareLinks')
    .select(['id', 'name', 'withRevenue', 'passwordHash'])
    .where('keyHash', '=', hashShareKey(key))
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
}

export type ShareLink = NonNullable<Awaited<ReturnType<typeof findShareLinkByKey>>>
