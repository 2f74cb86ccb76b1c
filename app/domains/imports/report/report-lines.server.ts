import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'

const AT_ONCE = 1_000
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

/** The report of a run as CSV, a line for each item of the file, read in slices as somebody takes them. */
export async function* reportLines(db: Database, importId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK +
    csvRow(['item', 'line', 'kind', 'name in the file', 'title', 'outcome', 'address here', 'notes', 'undone'])
  let after = 0
  for (;;) {
    const items = await db
      .selectFrom('importItems')
      .select(['position', 'line', 'kind', 'ref', 'title', 'outcome', 'slug', 'notes', 'fate', 'fateNote'])
      .where('importId', '=', importId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(AT_ONCE)
      .execute()
    yield items
      .map(({ position, line, kind, ref, title, outcome, slug, notes, fate, fateNote }) => {
        const undone = fateNote ? `${fate}: ${fateNote}` : (fate ?? '')
        return csvRow([position, line, kind, ref, title, outcome ?? 'not yet', slug ?? '', notes.join(' '), undone])
      })
      .join('')
    const last = items.at(-1)
    if (!last || items.length < AT_ONCE) return
    after = last.position
  }
}
