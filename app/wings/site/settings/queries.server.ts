import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { type Brand, defaultBrand } from './brand'

export const findBrand = cachedUntilChanged('brand', async (db): Promise<Brand> => {
  return { ...defaultBrand, ...((await findSetting(db, 'brand')) as Partial<Brand> | undefined) }
})

export async function findSetting(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('siteSettings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
