import type { Database } from '~/platform/database/database.server'

/** How the products with these ids are called, drafts and those in the trash too. */
export async function findProductNames(db: Database, ids: string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute()
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
