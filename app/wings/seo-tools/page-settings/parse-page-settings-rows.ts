import { type CsvRow, parseCsv } from '~/platform/csv/parse-csv'
import { toStorableText } from '~/platform/text/storable-text'
import { type CsvSetting, PATH_COLUMN, settingColumns } from './columns'

export const MAX_SETTINGS_ROWS = 20_000

/** A line of the file: what it says of a page, not judged yet. */
export interface SettingsRow {
  line: number
  path: string
  values: Partial<Record<CsvSetting, string>>
}

// as other programs call what our columns hold
const otherNames: Record<string, string> = {
  path: PATH_COLUMN,
  url: PATH_COLUMN,
  address: PATH_COLUMN,
  page: PATH_COLUMN,
  title: 'meta_title',
  'seo title': 'meta_title',
  description: 'meta_description',
  'meta description': 'meta_description',
  'meta title': 'meta_title',
  canonical: 'canonical_url',
  robots: 'robots_meta',
}

/**
 * The lines of a file with the column page_path and any of the settings. A column that is not there changes nothing, an
 * empty cell takes away what was set. @throws CsvError; an empty list when nothing in it is a setting of a page
 */
export function parsePageSettingsRows(text: string): SettingsRow[] {
  const [head, ...rows] = parseCsv(toStorableText(text))
  const names = head?.cells.map((cell) => toColumnName(cell.trim().toLowerCase())) ?? []
  const pathAt = names.indexOf(PATH_COLUMN)
  if (pathAt < 0 || names.every((name) => !(name in settingColumns))) return []
  return rows.map((row) => ({ line: row.line, path: toPath(readCell(row, pathAt)), values: readValues(row, names) }))
}

const toColumnName = (head: string) => otherNames[head] ?? head

function readValues(row: CsvRow, names: string[]) {
  const values: SettingsRow['values'] = {}
  for (const [at, name] of names.entries()) {
    if (name in settingColumns) values[settingColumns[name as keyof typeof settingColumns]] = readCell(row, at)
  }
  return values
}

/** Our own files, and what spreadsheets make of them, begin what looks like a formula with an apostrophe. */
const readCell = ({ cells }: CsvRow, at: number) => (cells[at] ?? '').trim().replace(/^'(?=\s*[=+\-@])/, '')

/** The path of an address, whole or not. */
function toPath(cell: string) {
  const path = URL.canParse(cell) && /^https?:/i.test(cell) ? new URL(cell).pathname : cell
  return path === '/' ? path : path.replace(/(?<!\/)\/+$/, '')
}
