import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'

const BATCH_SIZE = 1_000
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

/** The report of a run as CSV, a line for each item of the file, read in slices as somebody takes them. */
export async function* streamImportReport(db: Database, importId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK +
    formatCsvRow(['item', 'line', 'kind', 'source id', 'title', 'outcome', 'url slug', 'notes', 'undo outcome'])
  let after = 0
  for (;;) {
    const items = await db
      .selectFrom('importItems')
      .select(['position', 'line', 'kind', 'ref', 'title', 'outcome', 'slug', 'notes', 'undoOutcome', 'undoNote'])
      .where('importId', '=', importId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(BATCH_SIZE)
      .execute()
    yield items
      .map(({ position, line, kind, ref, title, outcome, slug, notes, undoOutcome, undoNote }) => {
        const undone = undoNote ? `${undoOutcome}: ${undoNote}` : (undoOutcome ?? '')
        return formatCsvRow([
          position,
          line,
          kind,
          ref,
          title,
          outcome ?? 'not yet',
          slug ?? '',
          notes.join(' '),
          undone,
        ])
      })
      .join('')
    const last = items.at(-1)
    if (!last || items.length < BATCH_SIZE) return
    after = last.position
  }
}
