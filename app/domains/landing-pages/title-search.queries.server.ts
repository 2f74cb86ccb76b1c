import { searchPages } from '~/domains/pages/queries.server'
import type { Database } from '~/platform/database/database.server'

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
