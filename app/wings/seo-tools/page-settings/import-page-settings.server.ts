import { readCsvUpload } from '~/platform/csv/csv-upload.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { yieldingBatches } from '~/platform/jobs/yielding-batches.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findMediaIdsInHtml } from '~/wings/site/media/queries.server'
import { saveManySeoSettings } from '~/wings/web/seo/commands.server'
import { deleteSeoSettings, listPathsWithKeyphrase } from '~/wings/web/seo/search-appearance.commands.server'
import type { BuiltInPages } from './list-seo-pages.queries.server'
import { MAX_SETTINGS_ROWS, parsePageSettingsRows } from './parse-page-settings-rows'
import {
  type PlannedPageChange,
  planSettingsImport,
  type SettingsImportPlan,
} from './plan-settings-import.queries.server'
import { isDefaultSettings, pageSettingsSubject, toSeoSettingsRow } from './seo-settings-row.server'
import { buildSettingsImportReport } from './settings-import-report'

// the values of a statement are gathered on the event loop: between two of them others get their turn
const AT_ONCE = 100

interface SettingsFile {
  step: 'check' | 'import'
  file: File
}

/** Looks at a file of settings, or takes it in: what it would change is worked out anew each time. @throws DomainError */
export async function importPageSettings(db: Database, by: Actor, fixed: BuiltInPages, { step, file }: SettingsFile) {
  const plan = await planSettingsImport(db, fixed, await readCsvUpload(file, MAX_SETTINGS_ROWS, parsePageSettingsRows))
  if (step === 'import') await applySettingsImport(db, by, plan)
  return buildSettingsImportReport(step, plan)
}

/** Writes what was planned, all of it or nothing. */
function applySettingsImport(db: Database, by: Actor, { changed, unchanged, rejected }: SettingsImportPlan) {
  return inTransaction(db, async (tx) => {
    if (changed.length === 0) return
    for await (const some of yieldingBatches(changed, AT_ONCE)) await writePages(tx, some)
    const after = { changed: changed.length, unchanged, rejected: rejected.length }
    await recordAction(tx, by, { action: 'seo.imported', subject: 'seo', title: 'Page settings import', after })
  })
}

async function writePages(tx: Database, pages: PlannedPageChange[]) {
  const paths = pages.filter(({ settings }) => isDefaultSettings(settings)).map(({ path }) => path)
  const withKeyphrase = await listPathsWithKeyphrase(tx, paths)
  const plain = paths.filter((path) => !withKeyphrase.has(path))
  const described = pages.filter(({ path }) => !plain.includes(path))
  await saveManySeoSettings(
    tx,
    described.map(({ path, settings }) => toSeoSettingsRow(path, settings)),
  )
  if (plain.length > 0) await deleteSeoSettings(tx, ...plain)
  for (const { path, settings, changes } of pages) {
    if (!changes.some(({ column }) => column.endsWith('_image'))) continue
    const shown = await findMediaIdsInHtml(tx, `${settings.ogImage} ${settings.twitterImage}`)
    await recordMediaUses(tx, pageSettingsSubject(path), shown)
  }
}
