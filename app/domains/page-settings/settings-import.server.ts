import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { noteMediaUses } from '~/domains/media/commands.server'
import { mediaIdsIn } from '~/domains/media/queries.server'
import { describePages } from '~/domains/seo/commands.server'
import { forgetSettings, listWithKeyphrase } from '~/domains/seo/search-fields.server'
import { readCsvFile } from '~/platform/csv-file.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { inTurns } from '~/platform/in-turns.server'
import { type PlannedPage, planSettings, type SettingsPlan } from './csv/plan-settings.server'
import { MOST_ROWS, readSettings } from './csv/read-settings'
import { settingsReport } from './csv/settings-report'
import type { FixedPages } from './list-pages.server'
import { isPlain, settingsRow, settingsSubject } from './revising/settings-row.server'

// the values of a statement are gathered on the event loop: between two of them others get their turn
const AT_ONCE = 100

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

/** Writes what was planned, all of it or nothing. */
function takeSettings(db: Database, by: Actor, { changed, unchanged, refused }: SettingsPlan) {
  return inTransaction(db, async (tx) => {
    if (changed.length === 0) return
    for await (const some of inTurns(changed, AT_ONCE)) await write(tx, some)
    const after = { changed: changed.length, unchanged, refused: refused.length }
    await recordAction(tx, by, { action: 'seo.imported', subject: 'seo', title: 'Settings from a file', after })
  })
}

async function write(tx: Database, pages: PlannedPage[]) {
  const paths = pages.filter(({ settings }) => isPlain(settings)).map(({ path }) => path)
  const withKeyphrase = await listWithKeyphrase(tx, paths)
  const plain = paths.filter((path) => !withKeyphrase.has(path))
  const described = pages.filter(({ path }) => !plain.includes(path))
  await describePages(
    tx,
    described.map(({ path, settings }) => settingsRow(path, settings)),
  )
  if (plain.length > 0) await forgetSettings(tx, ...plain)
  for (const { path, settings, fields } of pages) {
    if (!fields.some(({ column }) => column.endsWith('_image'))) continue
    const shown = await mediaIdsIn(tx, `${settings.ogImage} ${settings.twitterImage}`)
    await noteMediaUses(tx, settingsSubject(path), shown)
  }
}
