import { sql } from 'kysely'
import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'
import { PATH_COLUMN, settingColumns, toldColumns } from './csv/columns'
import { type FixedPages, sitePages } from './list-pages.server'
import type { PageSettings } from './page-settings'

const AT_ONCE = 500
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'
const names = Object.values(settingColumns)

type Row = Partial<PageSettings> & { path: string; kind: string; title: string }

/** Every page with what is set for it, as CSV in the columns in which it is read back; in slices as somebody takes them. */
export async function* settingsLines(db: Database, fixed: FixedPages): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow([PATH_COLUMN, ...toldColumns, ...Object.keys(settingColumns)])
  let after = ''
  for (;;) {
    const rows = await slice(db, fixed, after)
    yield rows.map(lineOf).join('')
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.path
  }
}

function lineOf(row: Row) {
  const cells = names.map((name) => (name === 'inSitemap' ? yesOrNo(row.inSitemap ?? true) : (row[name] ?? '')))
  return csvRow([row.path, row.kind, row.title, ...cells])
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

async function slice(db: Database, fixed: FixedPages, after: string) {
  const { rows } = await sql<Row>`
    with site_page as (${sitePages(fixed)})
    select path, kind, title, seo_settings.* from site_page left join seo_settings on page_path = path
    where path > ${after} order by path limit ${AT_ONCE}`.execute(db)
  return rows
}
