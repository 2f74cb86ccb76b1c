import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import type { NotFoundFilter } from './not-found-filter'

/** The addresses that were asked for in vain and still are, and how many there are; the most wanted first. */
export async function listNotFoundUrls(
  db: Database,
  filter: NotFoundFilter,
  page: number,
  size: number,
  now = new Date(),
) {
  const rows = await matching(db.selectFrom('notFoundUrls'), filter, now)
    .select(['id', 'url', 'referrer', 'hits', 'firstAt', 'lastAt'])
    .$if(filter.sort !== 'latest', (query) => query.orderBy('hits', 'desc'))
    .orderBy('lastAt', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const counted = matching(db.selectFrom('notFoundUrls'), filter, now)
  const { total } = await counted.select((from) => from.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export type NotFoundUrl = Awaited<ReturnType<typeof listNotFoundUrls>>['rows'][number]

/** The table is bounded, and each address is looked up in the others by its index: counting is cheap. */
function matching<Row>(query: SelectQueryBuilder<DB, 'notFoundUrls', Row>, { q, show }: NotFoundFilter, now: Date) {
  return query
    .where('ignoredAt', show === 'ignored' ? 'is not' : 'is', null)
    .$if(show !== 'ignored', (missing) => missing.where('isScan', '=', show === 'scans'))
    .$if(q !== '', (missing) => missing.where('url', 'like', `%${escapeLikePattern(q.toLowerCase())}%`))
    .where(sql<boolean>`not exists (select from pages where path = split_part(url, '?', 1) and published_at <= ${now})`)
    .where(sql<boolean>`not exists (select from redirects where from_path in (url, split_part(url, '?', 1)))`)
    .where(sql<boolean>`not exists (
      select from generate_series(2, cardinality(string_to_array(split_part(url, '?', 1), '/'))) as depth
      join redirects on from_path =
        array_to_string((string_to_array(split_part(url, '?', 1), '/'))[1:depth], '/') || '/*')`)
}
