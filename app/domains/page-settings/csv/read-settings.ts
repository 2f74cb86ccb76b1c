import { type CsvRow, readCsv } from '~/platform/read-csv'
import { storableText } from '~/platform/storable-text'
import { type CsvSetting, PATH_COLUMN, settingColumns } from './columns'

export const MOST_ROWS = 20_000

/** A line of the file: what it says of a page, not judged yet. */
export interface SettingsLine {
  line: number
  path: string
  said: Partial<Record<CsvSetting, string>>
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
 * empty cell takes away what was set. @throws CsvFault; an empty list when nothing in it is a setting of a page
 */
export function readSettings(text: string): SettingsLine[] {
  const [head, ...rows] = readCsv(storableText(text))
  const names = head?.cells.map((cell) => named(cell.trim().toLowerCase())) ?? []
  const pathAt = names.indexOf(PATH_COLUMN)
  if (pathAt < 0 || names.every((name) => !(name in settingColumns))) return []
  return rows.map((row) => ({ line: row.line, path: pathIn(cellOf(row, pathAt)), said: saidIn(row, names) }))
}

const named = (head: string) => otherNames[head] ?? head

function saidIn(row: CsvRow, names: string[]) {
  const said: SettingsLine['said'] = {}
  for (const [at, name] of names.entries()) {
    if (name in settingColumns) said[settingColumns[name as keyof typeof settingColumns]] = cellOf(row, at)
  }
  return said
}

/** Our own files, and what spreadsheets make of them, begin what looks like a formula with an apostrophe. */
const cellOf = ({ cells }: CsvRow, at: number) => (cells[at] ?? '').trim().replace(/^'(?=\s*[=+\-@])/, '')

/** The path of an address, whole or not. */
function pathIn(cell: string) {
  const path = URL.canParse(cell) && /^https?:/i.test(cell) ? new URL(cell).pathname : cell
  return path === '/' ? path : path.replace(/(?<!\/)\/+$/, '')
}
