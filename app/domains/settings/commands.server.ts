import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Brand } from './brand'

export function describeBrand(db: Database, brand: Brand) {
  return inTransaction(db, async (tx) => {
    await saveSetting(tx, 'brand', brand)
    await contentChanged(tx, 'brand')
  })
}

export async function saveSetting(db: Database, name: string, value: unknown) {
  const row = { name, value: JSON.stringify(value) }
  await db
    .insertInto('siteSettings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value, updatedAt: new Date() }))
    .execute()
}
