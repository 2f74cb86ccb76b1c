import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { PageDay } from './count-pages'

// rows of one statement, which are made into JSON on the event loop
const AT_ONCE = 2_000

/** Makes the rows of a day what they are to be; those that are right stay untouched. */
export async function keepPageViews(tx: Database, date: string, wanted: Map<string, PageDay>) {
  const before = await tx
    .selectFrom('pageViews')
    .select(['pagePath', 'views', 'uniqueVisitors'])
    .where('date', '=', date)
    .execute()
  const known = new Map(before.map((row) => [row.pagePath, row]))
  const changed = [...wanted].flatMap(([page_path, { views, uniqueVisitors }]) => {
    const row = known.get(page_path)
    if (row?.views === views && row.uniqueVisitors === uniqueVisitors) return []
    return [{ page_path, views, unique_visitors: uniqueVisitors }]
  })
  const gone = [...known.keys()].filter((path) => !wanted.has(path))
  for (const rows of bunches(changed)) await upsert(tx, date, rows)
  for (const paths of bunches(gone))
    await tx.deleteFrom('pageViews').where('date', '=', date).where('pagePath', 'in', paths).execute()
}

function upsert(tx: Database, date: string, rows: object[]) {
  return sql`
    insert into page_views (page_path, date, views, unique_visitors)
    select page_path, ${date}::date, views, unique_visitors
    from json_to_recordset(${JSON.stringify(rows)}::json) as seen (page_path text, views integer, unique_visitors integer)
    on conflict (page_path, date) do update set views = excluded.views, unique_visitors = excluded.unique_visitors`.execute(
    tx,
  )
}

function bunches<Item>(items: Item[]) {
  const count = Math.ceil(items.length / AT_ONCE)
  return Array.from({ length: count }, (_, index) => items.slice(index * AT_ONCE, (index + 1) * AT_ONCE))
}
