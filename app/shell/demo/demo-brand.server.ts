import { isDeepStrictEqual } from 'node:util'
import type { Database } from '~/platform/database/database.server'
import { findSubjectsWithAction } from '~/wings/site/audit-log/recorded-actions.queries.server'
import { type Brand, defaultBrand } from '~/wings/site/settings/brand'
import { findBrand } from '~/wings/site/settings/queries.server'
import { readDemoBrandFile } from './demo-files.server'

const keys = Object.keys(defaultBrand) as (keyof Brand)[]

/** The brand without what the demo said of itself; what somebody has written in its place stays. */
export async function withoutDemoBrand(db: Database): Promise<Brand> {
  const brand = await findBrand(db)
  const changed = await findSubjectsWithAction(db, ['setting:brand'], ['studio.described', 'menus.saved'])
  if (changed.size === 0) return defaultBrand
  const demo = await readDemoBrandFile()
  const isDemoPicture = brand.socialPicture?.alt === `${demo.name}: ${demo.tagline}`
  return pick(brand, (key) => {
    if (key === 'socialPicture') return isDemoPicture ? null : brand.socialPicture
    return isDeepStrictEqual(brand[key], demo[key]) ? defaultBrand[key] : brand[key]
  })
}

/** The brand with what stood there before the demo was removed, unless somebody has written something since. */
export function withDemoBrand(brand: Brand, { before, after }: { before: Brand; after: Brand }): Brand {
  return pick(brand, (key) => (isDeepStrictEqual(brand[key], after[key]) ? before[key] : brand[key]))
}

function pick(brand: Brand, choose: (key: keyof Brand) => Brand[keyof Brand]): Brand {
  return { ...brand, ...Object.fromEntries(keys.map((key) => [key, choose(key)])) }
}
