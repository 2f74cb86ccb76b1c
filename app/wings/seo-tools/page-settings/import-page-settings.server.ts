import { readCsvUpload } from '~/platform/csv/csv-upload.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { yieldingBatches } from '~/platform/jobs/yielding-batches.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordSeoPictures } from '~/wings/web/seo/commands.server'
import type { BuiltInPages } from './list-seo-pages.queries.server'
import { MAX_SETTINGS_ROWS, parsePageSettingsRows } from './parse-page-settings-rows'
import {
  type PlannedPageChange,
  planSettingsImport,
  type SettingsImportPlan,
} from './plan-settings-import.queries.server'
import { writePageSettings } from './save-page-settings.commands.server'
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
  await writePageSettings(tx, pages)
  const withPictures = pages.filter(({ changes }) => changes.some(({ column }) => column.endsWith('_image')))
  for (const { path, settings } of withPictures) await recordSeoPictures(tx, path, settings)
}
