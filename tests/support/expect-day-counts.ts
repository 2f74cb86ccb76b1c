import { expect } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import type { AnalyticsEvent } from '~/wings/events/analytics/days/analytics-event'
import { unpackDay } from '~/wings/events/analytics/days/pack-day.server'
import { recountEvents, toReferenceVisits } from './reference-visits'

/** The day's file and its page views say what a plain recount of these events. */
export async function expectDayCounts(db: Database, day: string, events: AnalyticsEvent[], zone: string) {
  const visits = recountEvents(events, zone)
  const { file, events: count } = await db
    .selectFrom('derived.analyticsDays')
    .select(['file', 'events'])
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  expect(toReferenceVisits(await unpackDay(file))).toEqual(visits)
  expect(Number(count)).toBe(events.length)
  expect(await storedPageViews(db, day)).toEqual(recountPageViews(visits))
}

async function storedPageViews(db: Database, day: string) {
  const rows = await db.selectFrom('pageViews').selectAll().where('date', '=', day).execute()
  return Object.fromEntries(rows.map(({ pagePath, views, uniqueVisitors }) => [pagePath, [views, uniqueVisitors]]))
}

function recountPageViews(visits: ReturnType<typeof recountEvents>) {
  const seen = visits.flatMap(({ visitor, hits }) =>
    hits.filter(({ kind }) => kind === 'page_view').map(({ path }) => ({ path, visitor })),
  )
  const byPath = Object.entries(Object.groupBy(seen, ({ path }) => path))
  return Object.fromEntries(
    byPath.map(([path, views = []]) => [path, [views.length, new Set(views.map(({ visitor }) => visitor)).size]]),
  )
}
