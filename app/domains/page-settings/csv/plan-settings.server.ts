import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTurns } from '~/platform/in-turns.server'
import { findSettingsOfMany } from '../find-page-settings.server'
import { type FixedPages, sitePages } from '../list-pages.server'
import { noSettings, type PageSettings } from '../page-settings'
import { pageSettings } from '../revising/form-schema.server'
import { type CsvSetting, settingColumns } from './columns'
import type { SettingsLine } from './read-settings'

export interface SettingsPlan {
  changed: PlannedPage[]
  /** They are so already. */
  unchanged: number
  refused: { line: number; path: string; reason: string }[]
}

export interface PlannedPage {
  path: string
  fields: { column: string; before: string; after: string }[]
  settings: PageSettings
}

const AT_ONCE = 200

const columnOf = Object.fromEntries(Object.entries(settingColumns).map(([column, name]) => [name, column]))

/** What a file would make of the settings, line by line. Nothing is written. */
export async function planSettings(db: Database, fixed: FixedPages, lines: SettingsLine[]): Promise<SettingsPlan> {
  const plan: SettingsPlan = { changed: [], unchanged: 0, refused: [] }
  const seen = new Map<string, number>()
  for await (const some of inTurns(lines, AT_ONCE)) {
    const paths = some.map(({ path }) => path)
    const known = await findKnown(db, fixed, paths)
    const stored = await findSettingsOfMany(db, paths)
    for (const line of some) {
      const earlier = seen.get(line.path)
      seen.set(line.path, earlier ?? line.line)
      if (earlier) refuse(plan, line, `Line ${earlier} is about this page already.`)
      else if (!known.has(line.path)) refuse(plan, line, 'There is no such page.')
      else planLine(plan, line, stored.get(line.path) ?? noSettings)
    }
    await breathe()
  }
  return plan
}

async function findKnown(db: Database, fixed: FixedPages, paths: string[]) {
  const { rows } = await sql<{ path: string }>`
    select path from (${sitePages(fixed)}) as site_page where path = any (${paths}::text[])`.execute(db)
  return new Set(rows.map(({ path }) => path))
}

function planLine(plan: SettingsPlan, line: SettingsLine, before: PageSettings) {
  const parsed = settingsIn.safeParse(line.said)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const column = columnOf[String(issue?.path[0])]
    return refuse(plan, line, `${column}: ${issue?.message}`)
  }
  const settings = { ...before, ...parsed.data }
  const names = (Object.keys(parsed.data) as CsvSetting[]).filter((name) => settings[name] !== before[name])
  if (names.length === 0) plan.unchanged++
  else plan.changed.push({ path: line.path, settings, fields: names.map((name) => field(name, before, settings)) })
}

function field(name: CsvSetting, before: PageSettings, after: PageSettings) {
  return { column: columnOf[name] ?? name, before: worded(before[name]), after: worded(after[name]) }
}

const worded = (value: string | boolean) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)

function refuse(plan: SettingsPlan, { line, path }: SettingsLine, reason: string) {
  plan.refused.push({ line, path: path.slice(0, 200), reason })
}

const yes = /^(?:yes|true|1|)$/i
const no = /^(?:no|false|0)$/i

/** An empty cell is the state of a page of which nothing is said: it is listed. */
const switchCell = z
  .string()
  .refine((cell) => yes.test(cell) || no.test(cell), 'Say yes or no.')
  .transform((cell) => yes.test(cell))

const settingsIn = pageSettings
  .omit({ customMetaTags: true, schemaMarkup: true })
  .extend({ inSitemap: switchCell })
  .partial()
