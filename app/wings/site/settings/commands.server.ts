import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findPictureByChecksum } from '~/wings/site/media/pictures.queries.server'
import type { Brand } from './brand'
import type { BrandForm } from './brand-form'
import { type Menus, menusOf, toStoredMenus } from './menus'
import { findBrand } from './queries.server'

export function saveBrand(db: Database, brand: Brand) {
  return inTransaction(db, async (tx) => {
    await saveSetting(tx, 'brand', brand)
    await emitContentChange(tx, 'brand')
  })
}

/** What an admin has written about the studio, all of it or a part; every page shows it before this returns. */
export function updateBrand(db: Database, by: Actor, { logo, socialPicture, ...form }: Partial<BrandForm>) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, 'brand')
    const before = await findBrand(tx)
    const brand: Brand = { ...before, ...form }
    if (logo !== undefined) brand.logo = await findChosenImage(tx, logo)
    if (socialPicture !== undefined) brand.socialPicture = await findChosenImage(tx, socialPicture)
    await replaceBrand(tx, brand)
    await recordAction(tx, by, { action: 'studio.described', subject: 'setting:brand', before, after: brand })
    return before
  })
}

/**
 * Stores the menus that an admin has edited, unless somebody has stored others than those that this is based on: then the
 * answer is what stands there now. Else it is what stood there before, for Undo.
 */
export function saveMenusIfUnchanged(db: Database, by: Actor, { menus, basedOn }: { menus: Menus; basedOn: unknown }) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, 'brand')
    const brand = await findBrand(tx)
    const before = menusOf(brand)
    if (!isDeepStrictEqual(before, basedOn)) return { current: before }
    if (!isDeepStrictEqual(before, menus)) {
      await saveBrand(tx, { ...brand, ...toStoredMenus(menus) })
      await recordAction(tx, by, { action: 'menus.saved', subject: 'setting:brand', before, after: menus })
    }
    return { before, after: menus }
  })
}

/** Makes this the brand, with the pictures that it shows. */
export async function replaceBrand(tx: Database, brand: Brand) {
  const shown = []
  for (const picture of [brand.logo, brand.socialPicture])
    shown.push(picture && (await findPictureByChecksum(tx, picture.checksum)))
  const ids = shown.flatMap((picture) => picture?.id ?? [])
  await recordMediaUses(tx, 'setting:brand', ids)
  await saveBrand(tx, brand)
}

async function findChosenImage(tx: Database, checksum: string) {
  if (!checksum) return null
  const picture = await findPictureByChecksum(tx, checksum)
  if (!picture) throw new DomainError('This image is no longer in the library. Choose another one.', 409)
  return picture
}

/** Until the end of the transaction nobody else changes it in this way: two who change parts of it at once keep both. */
export async function lockSetting(tx: Database, name: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`.execute(tx)
}

export async function saveSetting(db: Database, name: string, value: unknown) {
  const row = { name, value: JSON.stringify(value) }
  await db
    .insertInto('siteSettings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value, updatedAt: new Date() }))
    .execute()
}
