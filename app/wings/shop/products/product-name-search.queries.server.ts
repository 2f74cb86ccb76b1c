import type { Database } from '~/platform/database/database.server'
import { searchPages } from '~/wings/web/pages/queries.server'

/** Products, drafts too, whose names hold every typed word or a word that begins so; none of the trash. */
export async function searchProductNames(db: Database, typed: string, limit: number) {
  const pages = await searchPages(db, typed, 2 * limit, ['product'])
  if (pages.length === 0) return []
  const ids = pages.map(({ id }) => id)
  const kept = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  return pages.filter(({ id }) => kept.some((product) => product.id === id)).slice(0, limit)
}
