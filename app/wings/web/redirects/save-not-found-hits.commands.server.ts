import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isVulnerabilityScan } from './engine/normalize-not-found-url'

export interface NotFoundHits {
  url: string
  /** Empty when it is not known. */
  referrer: string
  hits: number
  firstAt: Date
  lastAt: Date
}

// of all missing addresses the most wanted ones stay, and the latest ones, so that a new one has time to be wanted
export const MAX_MOST_REQUESTED = 4_000
export const MAX_RECENT_NOT_FOUND_URLS = 1_000

/** Adds what was asked for in vain to what is known of it, and lets go of what nobody asks for. */
export async function saveNotFoundHits(db: Database, missing: NotFoundHits[]) {
  const rows = missing.toSorted((a, b) => (a.url < b.url ? -1 : 1))
  const column = <Name extends keyof NotFoundHits>(name: Name) => rows.map((row) => row[name])
  await sql`
    insert into not_found_urls as known (url, referrer, hits, first_at, last_at, is_scan)
    select * from unnest(${column('url')}::text[], ${column('referrer')}::text[], ${column('hits')}::int[],
      ${column('firstAt')}::timestamptz[], ${column('lastAt')}::timestamptz[],
      ${rows.map(({ url }) => isVulnerabilityScan(url))}::boolean[])
    on conflict (url) do update set
      hits = known.hits + excluded.hits,
      referrer = coalesce(nullif(excluded.referrer, ''), known.referrer),
      last_at = greatest(known.last_at, excluded.last_at)`.execute(db)
  await sql`
    delete from not_found_urls where id in (
      select id from (
        select id, row_number() over (order by hits desc, last_at desc, id) as wanted,
          row_number() over (order by last_at desc, id) as latest
        from not_found_urls
      ) as ranked where wanted > ${sql.lit(MAX_MOST_REQUESTED)} and latest > ${sql.lit(MAX_RECENT_NOT_FOUND_URLS)}
    )`.execute(db)
}
