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
import { findBrand } from './queries.server'

export function saveBrand(db: Database, brand: Brand) {
  return inTransaction(db, async (tx) => {
    await saveSetting(tx, 'brand', brand)
    await emitContentChange(tx, 'brand')
  })
}

/** What an admin has written about the studio; every page shows it before this returns. */
export function updateBrand(db: Database, by: Actor, form: BrandForm) {
  return inTransaction(db, async (tx) => {
    const before = await findBrand(tx)
    const pictures = {
      logo: await findChosenImage(tx, form.logo),
      socialPicture: await findChosenImage(tx, form.socialPicture),
    }
    const brand: Brand = { ...form, ...pictures }
    const ids = Object.values(pictures).flatMap((picture) => picture?.id ?? [])
    await recordMediaUses(tx, 'setting:brand', ids)
    await saveBrand(tx, brand)
    await recordAction(tx, by, { action: 'studio.described', subject: 'setting:brand', before, after: brand })
    return before
  })
}

async function findChosenImage(tx: Database, checksum: string) {
  if (!checksum) return null
  const picture = await findPictureByChecksum(tx, checksum)
  if (!picture) throw new DomainError('This image is no longer in the library. Choose another one.', 409)
  return picture
}

export async function saveSetting(db: Database, name: string, value: unknown) {
  const row = { name, value: JSON.stringify(value) }
  await db
    .insertInto('siteSettings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value, updatedAt: new Date() }))
    .execute()
}
