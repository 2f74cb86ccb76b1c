import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { searchPages } from '~/wings/web/pages/queries.server'
import type { Block } from './block-schema'
import type { LandingPage } from './landing-page'
import type { Variant } from './landing-page-content'

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

/** The page as those who look at its figures know it, whatever its state. */
export async function findLandingPageForAnalytics(db: Database, pageId: string) {
  if (!isUuid(pageId)) return undefined
  return db.selectFrom('landingPages').select(['id', 'slug', 'title']).where('id', '=', pageId).executeTakeFirst()
}

export async function findNextLandingPagePublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('landingPages')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}

/** Landing pages, drafts too, whose titles hold every typed word or a word that begins so; none of the trash. */
export async function searchLandingPageTitles(db: Database, typed: string, limit: number) {
  const pages = await searchPages(db, typed, 2 * limit, ['landing-page'])
  if (pages.length === 0) return []
  const ids = pages.map(({ id }) => id)
  const kept = await db
    .selectFrom('landingPages')
    .select('id')
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  return pages.filter(({ id }) => kept.some((page) => page.id === id)).slice(0, limit)
}
