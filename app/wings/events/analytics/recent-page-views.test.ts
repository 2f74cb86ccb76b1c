import { toZonedDay } from '~/platform/time/zoned-time'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { expect, test } from '~test/test'
import { findRecentPageViews, findRecentPeriodStart } from './recent-page-views.queries.server'

test('thirty days of a calendar are thirty, also where clocks changed in between', async ({ db }) => {
  await saveBrand(db, { ...defaultBrand, timeZone: 'Europe/Lisbon' })
  for (const [moment, first] of [
    ['2026-04-09T23:30:00Z', '2026-03-12'],
    ['2026-11-10T23:30:00Z', '2026-10-12'],
  ] as const)
    expect(toZonedDay('Europe/Lisbon', await findRecentPeriodStart(db, new Date(moment)))).toBe(first)
})

test('recent views of pages are the sums of thirty days, today among them', async ({ db }) => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-15', '2026-03-31', '2026-04-01']
  const rows = days.flatMap((date, index) => [
    { pagePath: '/a', date, views: 10 ** index, uniqueVisitors: 2 },
    { pagePath: '/b', date, views: 5, uniqueVisitors: 5 },
  ])
  await db.insertInto('pageViews').values(rows).execute()
  const now = new Date('2026-03-31T12:00:00Z')
  expect(await findRecentPageViews(db, ['/a', '/c'], now)).toEqual(new Map([['/a', { views: 1_110, visitors: 6 }]]))
  expect(await findRecentPageViews(db, [], now)).toEqual(new Map())
})
