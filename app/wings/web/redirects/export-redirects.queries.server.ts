import { formatCsvRow } from '~/platform/csv/format-csv'
import type { Database } from '~/platform/database/database.server'
import { isoTimestamp } from '~/platform/time/iso-timestamp.server'
import { isWildcard } from './redirect-address'
import type { RedirectRecord } from './redirect-record'

const AT_ONCE = 500

/** All redirects as an archive has them, by their old addresses. How often each was used stays with the site. */
export async function* exportRedirects(db: Database): AsyncGenerator<RedirectRecord & { page_path: string | null }> {
  let after: string | undefined
  for (;;) {
    const rows = await db
      .selectFrom('redirects')
      .leftJoin('pages', 'pages.id', 'redirects.toPage')
      .select(['redirects.id', 'fromPath', 'toPath', 'toPage', 'status', 'isAutomatic', 'pages.path'])
      .select(isoTimestamp('redirects.createdAt').as('createdAt'))
      .$if(after !== undefined, (query) => query.where('fromPath', '>', after ?? ''))
      .orderBy('fromPath')
      .limit(AT_ONCE)
      .execute()
    for (const { id, status, path, ...row } of rows) {
      yield {
        id,
        status,
        from_path: row.fromPath,
        to_path: row.toPath,
        to_page: row.toPage,
        page_path: path,
        is_automatic: row.isAutomatic,
        created_at: row.createdAt,
      }
    }
    after = rows.at(-1)?.fromPath
    if (after === undefined) return
  }
}

/** The same as other programs read it, and as the import of redirects takes it. */
export async function* exportRedirectsCsv(db: Database) {
  yield formatCsvRow(['from', 'to', 'status', 'kind'])
  for await (const { from_path, to_path, page_path, status } of exportRedirects(db)) {
    yield formatCsvRow([from_path, page_path ?? to_path, status, isWildcard(from_path) ? 'prefix' : 'exact'])
  }
}
