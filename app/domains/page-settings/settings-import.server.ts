import type { Actor } from '~/domains/audit/actor'
import { readCsvFile } from '~/platform/csv-file.server'
import type { Database } from '~/platform/database/database.server'
import { planSettings } from './csv/plan-settings.server'
import { MOST_ROWS, readSettings } from './csv/read-settings'
import { settingsReport } from './csv/settings-report'
import { takeSettings } from './csv/take-settings.server'
import type { FixedPages } from './list-pages.server'

interface FileOfSettings {
  step: 'check' | 'import'
  file: File
}

/** Looks at a file of settings, or takes it in: what it would change is worked out anew each time. @throws DomainError */
export async function importSettings(db: Database, by: Actor, fixed: FixedPages, { step, file }: FileOfSettings) {
  const plan = await planSettings(db, fixed, await readCsvFile(file, MOST_ROWS, readSettings))
  if (step === 'import') await takeSettings(db, by, plan)
  return settingsReport(step, plan)
}
