import type { Database } from '~/platform/database/database.server'
import type { Block } from './block'
import { type LandingPage, landingPagePath } from './landing-page'

export function findPublishedLandingPage(
  db: Database,
  slug: string,
  now = new Date(),
): Promise<LandingPage | undefined> {
  return db
    .selectFrom('landingPages')
    .select((from) => [
      'id',
      'slug',
      'title',
      'description',
      'updatedAt',
      from.ref('blocks').$castTo<Block[]>().as('blocks'),
    ])
    .where('slug', '=', slug)
    .where('publishedAt', '<=', now)
    .executeTakeFirst()
}

const SITEMAP_LIMIT = 50_000

export async function listPublishedLandingPageAddresses(db: Database, now = new Date()) {
  const rows = await db
    .selectFrom('landingPages')
    .select(['slug', 'title', 'updatedAt'])
    .where('publishedAt', '<=', now)
    .orderBy('title')
    .limit(SITEMAP_LIMIT)
    .execute()
  return rows.map(({ slug, ...row }) => ({ ...row, path: landingPagePath(slug) }))
}

export async function findNextLandingPagePublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('landingPages')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}
