import { sql } from 'kysely'
import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import { exportOnlyColumns, PATH_COLUMN, settingColumns } from './columns'
import { type BuiltInPages, seoPagesSql } from './list-seo-pages.queries.server'
import type { PageSettings } from './page-settings'

const AT_ONCE = 500
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'
const names = Object.values(settingColumns)

type Row = Partial<PageSettings> & { path: string; kind: string; title: string }

/** Every page with what is set for it, as CSV in the columns in which it is read back; in slices as somebody takes them. */
export async function* streamPageSettingsCsv(db: Database, fixed: BuiltInPages): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvRow([PATH_COLUMN, ...exportOnlyColumns, ...Object.keys(settingColumns)])
  let after = ''
  for (;;) {
    const rows = await readSlice(db, fixed, after)
    yield rows.map(toCsvLine).join('')
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.path
  }
}

function toCsvLine(row: Row) {
  const cells = names.map((name) => (name === 'inSitemap' ? yesOrNo(row.inSitemap ?? true) : (row[name] ?? '')))
  return formatCsvRow([row.path, row.kind, row.title, ...cells])
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

async function readSlice(db: Database, fixed: BuiltInPages, after: string) {
  const { rows } = await sql<Row>`
    with site_page as (${seoPagesSql(fixed)})
    select path, kind, title, seo_settings.* from site_page left join seo_settings on page_path = path
    where path > ${after} order by path limit ${AT_ONCE}`.execute(db)
  return rows
}
