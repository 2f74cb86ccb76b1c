import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS, toUtcDay } from '~/platform/time/dates'

const LIVE_MS = 5 * 60_000
const MAX_PAGES = 5

/** Who is on the site just now. */
export interface LiveVisitors {
  visitors: number
  /** Where most of them are. */
  pages: { value: string; visitors: number }[]
}

/** Counts the visitors of the last five minutes, each at the page where something of theirs happened last. */
export async function countLiveVisitors(db: Database, now = new Date()): Promise<LiveVisitors> {
  const since = new Date(now.getTime() - LIVE_MS)
  // no clock of the world is as far behind as that; it spares looking at other months
  const earliestDay = toUtcDay(new Date(now.getTime() - DAY_MS))
  const { rows } = await sql<{ value: string; visitors: number; all: number }>`
    with here as (
      select distinct on (visitor) page_path
      from analytics_events
      where day >= ${earliestDay} and created_at > ${since} and created_at <= ${now} and visitor is not null
        and metadata ->> 'is_admin' is distinct from 'true'
      -- the end of a page and the view of the next one may come at the same moment
      order by visitor, created_at desc, event_type = 'page_view' desc
    )
    select page_path as value, count(*)::int as visitors, sum(count(*)) over ()::int as all
    from here
    group by page_path
    order by count(*) desc, page_path
    limit ${MAX_PAGES}`.execute(db)
  return { visitors: rows[0]?.all ?? 0, pages: rows.map(({ value, visitors }) => ({ value, visitors })) }
}
