import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'

/** What the files of a product need to know of it. Undefined for an id that is none, and for nobody's id. */
export async function findProductById(db: Database, productId: string) {
  if (!isUuid(productId)) return undefined
  return db.selectFrom('products').select(['id', 'name', 'slug']).where('id', '=', productId).executeTakeFirst()
}
