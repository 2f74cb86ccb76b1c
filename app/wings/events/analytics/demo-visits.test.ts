import { expect, test } from '~test/test'
import { createRevenueAggregator, createTotalsAggregator } from './aggregators'
import { createDemoVisits, deleteDemoVisits } from './demo-visits.commands.server'
import { rebuildChangedDays } from './rebuild-days.server'
import { runAnalyticsQuery } from './run-analytics-query.server'

const now = new Date('2026-03-20T15:00:00Z')
const site = {
  posts: ['/blog/a', '/blog/b'],
  pages: ['/', '/tools'],
  products: [
    { id: '7f8c2c1e-0000-4000-8000-000000000001', slug: 'queue', path: '/tools/queue', price: 999, currency: 'USD' },
  ],
}
const month = { from: '2026-02-20', to: '2026-03-20', filters: [] }

test('made-up visits look as people make them, and go without a trace', async ({ database: { db } }) => {
  const events = await createDemoVisits(db, { site, days: 12 }, now)
  await rebuildChangedDays(db)
  const { all, sources } = await runAnalyticsQuery(db, month, {
    all: createTotalsAggregator(),
    sources: createRevenueAggregator('source', 'first'),
  })
  expect(all.visits).toBeGreaterThan(600)
  expect(all.views).toBeGreaterThan(all.visits)
  expect(all.bounces / all.visits).toBeGreaterThan(0.2)
  expect(all.purchases).toBeGreaterThan(2)
  expect(sources.reduce((sum, { cents }) => sum + cents, 0)).toBe(all.purchases * 99_900)
  expect(await deleteDemoVisits(db)).toBe(events)
  await rebuildChangedDays(db)
  expect((await runAnalyticsQuery(db, month, { all: createTotalsAggregator() })).all).toMatchObject({
    visits: 0,
    views: 0,
    purchases: 0,
  })
  expect(await deleteDemoVisits(db)).toBe(0)
})
