import type { Database } from '~/platform/database/database.server'
import { addDays } from '~/platform/time/calendar'
import { startOfZonedDay, toZonedDay } from '~/platform/time/zoned-time'
import { findBrand } from '~/wings/site/settings/queries.server'

const RECENT_DAYS = 30

interface RecentPageViews {
  views: number
  /** The sum of the days' visitors: whoever came on two days counts twice. */
  visitors: number
}

/** How often each of these pages was seen in the last thirty days, today among them, by path; those never seen are missing. */
export async function findRecentPageViews(
  db: Database,
  paths: string[],
  now = new Date(),
): Promise<Map<string, RecentPageViews>> {
  if (paths.length === 0) return new Map()
  const { timeZone } = await findBrand(db)
  const rows = await db
    .selectFrom('pageViews')
    .select(({ fn }) => ['pagePath', fn.sum('views').as('views'), fn.sum('uniqueVisitors').as('visitors')])
    .where('pagePath', 'in', paths)
    .where('date', '>=', firstDay(timeZone, now))
    .where('date', '<=', toZonedDay(timeZone, now))
    .groupBy('pagePath')
    .execute()
  return new Map(rows.map((row) => [row.pagePath, { views: Number(row.views), visitors: Number(row.visitors) }]))
}

/** The moment since which these days are. */
export async function findRecentPeriodStart(db: Database, now: Date) {
  const { timeZone } = await findBrand(db)
  return startOfZonedDay(timeZone, firstDay(timeZone, now))
}

function firstDay(timeZone: string, now: Date) {
  return addDays(toZonedDay(timeZone, now), 1 - RECENT_DAYS)
}
