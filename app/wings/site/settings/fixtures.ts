import type { Database } from '~/platform/database/database.server'
import { defaultBrand } from './brand'
import { saveBrand } from './commands.server'

export const studioEmail = 'hello@harbor.test'

/** A studio that has a contact email. */
export async function aStudioWithEmail(db: Database) {
  const brand = { ...defaultBrand, contactEmail: studioEmail }
  await saveBrand(db, brand)
  return brand
}
