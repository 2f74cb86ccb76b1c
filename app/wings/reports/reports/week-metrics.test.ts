import { rebuildChangedDays } from '~/wings/events/analytics/rebuild-days.server'
import { storeVisit } from '~test/store-visit'
import { expect, test } from '~test/test'
import { findDashboardMetrics } from './week-metrics.server'

const now = new Date('2026-03-20T15:00:00Z')

test('the dashboard compares seven days with the seven before, and shows thirty', async ({ database: { db } }) => {
  expect(await findDashboardMetrics(db, now)).toBeNull()
  for (const day of ['2026-03-20', '2026-03-14', '2026-03-13', '2026-03-07', '2026-03-06', '2026-02-19', '2026-02-18'])
    await storeVisit(db, `${day}T09:00:00Z`, [['page_view', '/blog']])
  await storeVisit(db, '2026-03-20T10:00:00Z', [
    ['page_view', '/tools'],
    ['purchase', '/payment/success', { product_id: 'x', amount: 499 }],
  ])
  await rebuildChangedDays(db)
  const figures = await findDashboardMetrics(db, now)
  expect(figures?.now).toMatchObject({ visitors: 3, views: 3, purchases: 1, cents: 49_900 })
  expect(figures?.before).toMatchObject({ visitors: 2, views: 2, purchases: 0, cents: 0 })
  expect(figures?.visitors).toHaveLength(30)
  expect([figures?.visitors.at(0), figures?.visitors.at(-1)]).toEqual([1, 2])
  expect(figures?.pages).toEqual([
    { path: '/blog', visitors: 2 },
    { path: '/tools', visitors: 1 },
  ])
})
