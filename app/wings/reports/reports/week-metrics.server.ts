import type { Database } from '~/platform/database/database.server'
import { addDays } from '~/platform/time/calendar'
import { toZonedDay } from '~/platform/time/zoned-time'
import type { SeriesPoint, VisitMetrics } from '~/wings/events/analytics/aggregates'
import { createPagesAggregator, createSeriesAggregator } from '~/wings/events/analytics/aggregators'
import { runAnalyticsQuery } from '~/wings/events/analytics/run-analytics-query.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { listIntervals } from './chart-points'
import { zeroVisitMetrics } from './metrics'

const SHOWN_PAGES = 5

export type WeekMetricsData = NonNullable<Awaited<ReturnType<typeof findDashboardMetrics>>>

/**
 * The last seven days beside the seven before, and thirty days of visitors; null where nobody came in all of them. What
 * happened since the last count, a minute ago unless days are very large, is left out: nobody who opens the dashboard
 * waits for it.
 */
export async function findDashboardMetrics(db: Database, now = new Date()) {
  const { timeZone } = await findBrand(db)
  const to = toZonedDay(timeZone, now)
  const [from, week] = [addDays(to, -29), addDays(to, -6)]
  const { days } = await runAnalyticsQuery(db, { from, to, filters: [] }, { days: createSeriesAggregator('day') })
  if (days.length === 0) return null
  const { seen } = await runAnalyticsQuery(db, { from: week, to, filters: [] }, { seen: createPagesAggregator() })
  const visitors = new Map(days.map((day) => [day.at, day.visitors]))
  return {
    now: sumDays(days.filter(({ at }) => at >= week)),
    before: sumDays(days.filter(({ at }) => at < week && at >= addDays(week, -7))),
    visitors: listIntervals({ from, to }, 'day').map((at) => visitors.get(at) ?? 0),
    pages: seen.slice(0, SHOWN_PAGES).map(({ value, visitors }) => ({ path: value, visitors })),
  }
}

function sumDays(days: SeriesPoint[]) {
  const names = Object.keys(zeroVisitMetrics) as (keyof VisitMetrics)[]
  return Object.fromEntries(
    names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]),
  ) as unknown as VisitMetrics
}
