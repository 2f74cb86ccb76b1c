import type { Insertable } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { SeoSettings as SeoSettingsTable } from '~/platform/database/tables'
import { inTransaction } from '~/platform/database/transaction.server'

/** Sets what search engines and breadcrumbs say of a page; fields that are not given keep their value. */
export function saveSeoSettings(db: Database, settings: Insertable<SeoSettingsTable>, now = new Date()) {
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('seoSettings')
      .values(settings)
      .onConflict((conflict) => conflict.column('pagePath').doUpdateSet({ ...settings, updatedAt: now }))
      .execute()
    await emitContentChange(tx, 'seo', `seo:${settings.pagePath}`)
  })
}

/** The same for many pages, each with all of its settings. */
export async function saveManySeoSettings(tx: Database, rows: Insertable<SeoSettingsTable>[], now = new Date()) {
  const [first] = rows
  if (!first) return
  const names = (Object.keys(first) as (keyof typeof first)[]).filter((name) => name !== 'pagePath')
  await tx
    .insertInto('seoSettings')
    .values(rows.map((row) => ({ ...row, updatedAt: now })))
    .onConflict((conflict) =>
      conflict.column('pagePath').doUpdateSet(({ ref }) => ({
        ...Object.fromEntries(names.map((name) => [name, ref(`excluded.${name}`)])),
        updatedAt: now,
      })),
    )
    .execute()
  await emitContentChange(tx, 'seo', ...rows.map(({ pagePath }) => `seo:${pagePath}` as const))
}
