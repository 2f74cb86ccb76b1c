import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { type Brand, defaultBrand } from './brand'

export const findBrand = cachedUntilChanged('brand', async (db): Promise<Brand> => {
  return { ...defaultBrand, ...((await findSetting(db, 'brand')) as Partial<Brand> | undefined) }
})

/** Where an admin begins: at the set-up as long as nobody has said anything about the studio, else at the dashboard. */
export async function findAdminStartPath(db: Database) {
  const row = await db
    .selectFrom('siteSettings')
    .select('name')
    .where('name', 'in', ['brand', 'setUp'])
    .executeTakeFirst()
  return row ? '/admin' : '/admin/set-up'
}

export async function findSetting(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('siteSettings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
