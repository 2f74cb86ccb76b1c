import type { Database } from '~/platform/database/database.server'
import type { Block } from './block-schema'
import type { Variant } from './landing-content'
import type { LandingPage } from './landing-page'

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
      from.ref('variants').$castTo<Variant[]>().as('variants'),
    ])
    .where('slug', '=', slug)
    .where('publishedAt', '<=', now)
    .executeTakeFirst()
}

export async function findNextLandingPagePublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('landingPages')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}
