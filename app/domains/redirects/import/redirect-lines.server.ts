import { csvRow } from '~/platform/csv'
import type { Database } from '~/platform/database/database.server'
import { isPrefix } from '../address'

const AT_ONCE = 1_000
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

/** All redirects as CSV, in the columns in which they are read back; read in slices as somebody takes them. */
export async function* redirectLines(db: Database): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(['from', 'to', 'status', 'kind', 'hits', 'last hit', 'made by'])
  let after = ''
  for (;;) {
    const rows = await slice(db, after)
    yield rows
      .map(({ fromPath, toPath, path, status, hits, lastHitAt, isAutomatic }) => {
        const kind = isPrefix(fromPath) ? 'prefix' : 'exact'
        const figures = [hits, lastHitAt?.toISOString(), isAutomatic ? 'itself' : 'hand']
        return csvRow([fromPath, path ?? toPath, status, kind, ...figures])
      })
      .join('')
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.fromPath
  }
}

function slice(db: Database, after: string) {
  return db
    .selectFrom('redirects')
    .leftJoin('pages', 'pages.id', 'redirects.toPage')
    .select(['fromPath', 'toPath', 'path', 'status', 'hits', 'lastHitAt', 'isAutomatic'])
    .where('fromPath', '>', after)
    .orderBy('fromPath')
    .limit(AT_ONCE)
    .execute()
}
