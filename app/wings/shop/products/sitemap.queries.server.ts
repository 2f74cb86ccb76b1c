import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { contentChangedAt } from '~/platform/database/table-slices.server'
import { productPath } from './product'

/** Every published product with its preview and the pictures of its gallery. */
export async function listProductsForSitemap(db: Database, now = new Date()) {
  const rows = await db
    .selectFrom('products')
    .select(['slug', contentChangedAt.as('changedAt')])
    .select(
      sql<string[]>`to_jsonb(array_remove(array[preview_id::text], null))
      || jsonb_path_query_array(gallery, '$[*].id')`.as('pictureIds'),
    )
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ slug, ...row }) => ({ path: productPath(slug), ...row }))
}
