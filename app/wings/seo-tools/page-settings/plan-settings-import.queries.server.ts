import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { yieldingBatches } from '~/platform/jobs/yielding-batches.server'
import { type CsvSetting, settingColumns } from './columns'
import { type BuiltInPages, seoPagesSql } from './list-seo-pages.queries.server'
import { emptyPageSettings, type PageSettings } from './page-settings'
import { findManyPageSettings } from './page-settings.queries.server'
import { pageSettingsSchema } from './page-settings-schema.server'
import type { SettingsRow } from './parse-page-settings-rows'

export interface SettingsImportPlan {
  changed: PlannedPageChange[]
  /** They are so already. */
  unchanged: number
  rejected: { line: number; path: string; reason: string }[]
}

export interface PlannedPageChange {
  path: string
  changes: { column: string; before: string; after: string }[]
  settings: PageSettings
}

const AT_ONCE = 200

const columnOf = Object.fromEntries(Object.entries(settingColumns).map(([column, name]) => [name, column]))

/** What a file would make of the settings, line by line. Nothing is written. */
export async function planSettingsImport(
  db: Database,
  fixed: BuiltInPages,
  lines: SettingsRow[],
): Promise<SettingsImportPlan> {
  const plan: SettingsImportPlan = { changed: [], unchanged: 0, rejected: [] }
  const seen = new Map<string, number>()
  for await (const some of yieldingBatches(lines, AT_ONCE)) {
    const paths = some.map(({ path }) => path)
    const known = await findExistingPaths(db, fixed, paths)
    const stored = await findManyPageSettings(db, paths)
    for (const line of some) {
      const earlier = seen.get(line.path)
      seen.set(line.path, earlier ?? line.line)
      if (earlier) rejectLine(plan, line, `Duplicate of line ${earlier}.`)
      else if (!known.has(line.path)) rejectLine(plan, line, 'There is no page with this path.')
      else planLine(plan, line, stored.get(line.path) ?? emptyPageSettings)
    }
    await breathe()
  }
  return plan
}

async function findExistingPaths(db: Database, fixed: BuiltInPages, paths: string[]) {
  const { rows } = await sql<{ path: string }>`
    select path from (${seoPagesSql(fixed)}) as site_page where path = any (${paths}::text[])`.execute(db)
  return new Set(rows.map(({ path }) => path))
}

function planLine(plan: SettingsImportPlan, line: SettingsRow, before: PageSettings) {
  const parsed = settingsIn.safeParse(line.values)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const column = columnOf[String(issue?.path[0])]
    return rejectLine(plan, line, `${column}: ${issue?.message}`)
  }
  const settings = { ...before, ...parsed.data }
  const names = (Object.keys(parsed.data) as CsvSetting[]).filter((name) => settings[name] !== before[name])
  if (names.length === 0) plan.unchanged++
  else plan.changed.push({ path: line.path, settings, changes: names.map((name) => field(name, before, settings)) })
}

function field(name: CsvSetting, before: PageSettings, after: PageSettings) {
  return { column: columnOf[name] ?? name, before: formatValue(before[name]), after: formatValue(after[name]) }
}

const formatValue = (value: string | boolean) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)

function rejectLine(plan: SettingsImportPlan, { line, path }: SettingsRow, reason: string) {
  plan.rejected.push({ line, path: path.slice(0, 200), reason })
}

const yes = /^(?:yes|true|1|)$/i
const no = /^(?:no|false|0)$/i

/** An empty cell is the state of a page of which nothing is said: it is listed. */
const switchCell = z
  .string()
  .refine((cell) => yes.test(cell) || no.test(cell), 'Enter yes or no.')
  .transform((cell) => yes.test(cell))

const settingsIn = pageSettingsSchema
  .omit({ customMetaTags: true, schemaMarkup: true })
  .extend({ inSitemap: switchCell })
  .partial()
