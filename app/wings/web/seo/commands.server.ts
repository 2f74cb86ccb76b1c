import type { Insertable } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { SeoSettings as SeoSettingsTable } from '~/platform/database/tables'
import { inTransaction } from '~/platform/database/transaction.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findMediaIdsInHtml } from '~/wings/site/media/queries.server'
import { type SeoPictures, seoPictureColumns } from './seo-fields'

/** Sets what search engines and breadcrumbs say of a page; fields that are not given keep their value. */
export function saveSeoSettings(db: Database, settings: Insertable<SeoSettingsTable>, now = new Date()) {
  return inTransaction(db, (tx) => saveManySeoSettings(tx, [settings], now))
}

/** The same for many pages, all with the same fields. */
export async function saveManySeoSettings(tx: Database, settings: Insertable<SeoSettingsTable>[], now = new Date()) {
  const rows = settings.map((row) => ({ updatedAt: now, ...row }))
  const [first] = rows
  if (!first) return
  const names = (Object.keys(first) as (keyof typeof first)[]).filter((name) => name !== 'pagePath')
  await tx
    .insertInto('seoSettings')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('pagePath')
        .doUpdateSet(({ ref }) => Object.fromEntries(names.map((name) => [name, ref(`excluded.${name}`)]))),
    )
    .execute()
  await emitContentChange(tx, 'seo', ...rows.map(({ pagePath }) => `seo:${pagePath}` as const))
}

/** Records which pictures of the library networks show with the page, so that they stay there. */
export async function recordSeoPictures(tx: Database, path: string, pictures: SeoPictures) {
  const addresses = seoPictureColumns.map((column) => pictures[column])
  await recordMediaUses(tx, `seo:${path}`, await findMediaIdsInHtml(tx, addresses.join(' ')))
}
