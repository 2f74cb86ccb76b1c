import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { isWildcard } from './redirect-address'

const AT_ONCE = 1_000
// without it a certain spreadsheet takes the file for Latin-1
const BYTE_ORDER_MARK = '\uFEFF'

/** All redirects as CSV, in the columns in which they are read back; read in slices as somebody takes them. */
export async function* streamRedirectsCsv(db: Database): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvRow(['from', 'to', 'status', 'kind', 'hits', 'last hit', 'created'])
  const find = (after = '') => readSlice(db, after)
  for await (const rows of keysetPages(find, ({ fromPath }) => fromPath, AT_ONCE)) {
    yield rows
      .map(({ fromPath, toPath, path, status, hits, lastHitAt, isAutomatic }) => {
        const kind = isWildcard(fromPath) ? 'prefix' : 'exact'
        const figures = [hits, lastHitAt?.toISOString(), isAutomatic ? 'automatic' : 'manual']
        return formatCsvRow([fromPath, path ?? toPath, status, kind, ...figures])
      })
      .join('')
  }
}

function readSlice(db: Database, after: string) {
  return db
    .selectFrom('redirects')
    .leftJoin('pages', 'pages.id', 'redirects.toPage')
    .select(['fromPath', 'toPath', 'path', 'status', 'hits', 'lastHitAt', 'isAutomatic'])
    .where('fromPath', '>', after)
    .orderBy('fromPath')
    .limit(AT_ONCE)
    .execute()
}
