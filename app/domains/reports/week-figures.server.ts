import type { Counts, Point } from '~/domains/analytics/answers'
import { ask } from '~/domains/analytics/ask.server'
import { pages, series } from '~/domains/analytics/tallies'
import { findBrand } from '~/domains/settings/queries.server'
import { addDays } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { dayIn } from '~/platform/zoned-time'
import { timesIn } from './chart/chart-points'
import { nothingCounted } from './figures'

const SHOWN_PAGES = 5

export type WeekFigures = NonNullable<Awaited<ReturnType<typeof findWeekFigures>>>

/**
 * The last seven days beside the seven before, and thirty days of visitors; null where nobody came in all of them. What
 * happened since the last count, a minute ago unless days are very large, is left out: nobody who opens the dashboard
 * waits for it.
 */
export async function findWeekFigures(db: Database, now = new Date()) {
  const { timeZone } = await findBrand(db)
  const to = dayIn(timeZone, now)
  const [from, week] = [addDays(to, -29), addDays(to, -6)]
  const { days } = await ask(db, { from, to, filters: [] }, { days: series('day') })
  if (days.length === 0) return null
  const { seen } = await ask(db, { from: week, to, filters: [] }, { seen: pages() })
  const visitors = new Map(days.map((day) => [day.at, day.visitors]))
  return {
    now: sumOf(days.filter(({ at }) => at >= week)),
    before: sumOf(days.filter(({ at }) => at < week && at >= addDays(week, -7))),
    visitors: timesIn({ from, to }, 'day').map((at) => visitors.get(at) ?? 0),
    pages: seen.slice(0, SHOWN_PAGES).map(({ value, visitors }) => ({ path: value, visitors })),
  }
}

function sumOf(days: Point[]) {
  const names = Object.keys(nothingCounted) as (keyof Counts)[]
  return Object.fromEntries(
    names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]),
  ) as unknown as Counts
}
