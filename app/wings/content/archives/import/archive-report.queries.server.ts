import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import { archivePartLabels } from './archive-import'

const AT_ONCE = 1_000
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

/** The report of a run as CSV, a line for each record of the archive, read in slices as somebody takes them. */
export async function* streamArchiveReport(db: Database, importId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvRow(['record', 'kind', 'file', 'name', 'outcome', 'reason'])
  let after = 0
  for (;;) {
    const items = await db
      .selectFrom('archiveImportItems')
      .select(['position', 'part', 'file', 'name', 'outcome', 'reason'])
      .where('importId', '=', importId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(AT_ONCE)
      .execute()
    yield items
      .map(({ position, part, file, name, outcome, reason }) =>
        formatCsvRow([position, archivePartLabels[part] ?? part, file, name, outcome, reason]),
      )
      .join('')
    const last = items.at(-1)
    if (!last || items.length < AT_ONCE) return
    after = last.position
  }
}
