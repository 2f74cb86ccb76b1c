import { aPost } from '~/wings/content/blog/fixtures'
import { findPostForAnalytics } from '~/wings/content/blog/queries.server'
import { rebuildChangedDays } from '~/wings/events/analytics/rebuild-days.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { findProductForAnalytics } from '~/wings/shop/products/queries.server'
import { anIndexedLink, anIndexedPage } from '~/wings/web/pages/fixtures'
import { storeVisit } from '~test/store-visit'
import { expect, test } from '~test/test'
import type { ComparedMetric } from '../compared-metric'
import { loadPostReport } from './load-post-report.server'
import { loadProductReport } from './load-product-report.server'
import { buildPostMetrics } from './post-metrics'
import { buildProductMetrics } from './product-metrics'

const now = new Date('2026-03-20T15:00:00Z')
const week = new URLSearchParams({ period: '7d' })

const said = (figures: ComparedMetric[]) =>
  Object.fromEntries(figures.map(({ label, value, previousValue }) => [label, [value, previousValue]]))

test('a post tells how it was read, where its readers went, and what they bought', async ({ database: { db } }) => {
  const post = await aPost(db, { slug: 'queues', readTimeInt: 2 })
  const { id } = await aProduct(db, { slug: 'ledger', name: 'Ledger' })
  const bought = { product_id: id, amount: 990 }
  await storeVisit(db, '2026-03-18T09:00:00Z', [
    ['page_view', '/blog/queues'],
    ['page_end', '/blog/queues', { seconds: 80, scroll: 90 }],
    ['page_view', '/tools/ledger'],
    ['purchase', '/payment/success', bought],
  ])
  await storeVisit(db, '2026-03-19T09:00:00Z', [['page_view', '/blog/queues']])
  await storeVisit(db, '2026-03-10T09:00:00Z', [
    ['page_view', '/blog/queues'],
    ['page_view', '/tools/other'],
  ])
  await storeVisit(db, '2026-03-19T09:00:00Z', [['page_view', '/about']])
  await anIndexedPage(db, '/blog/queues')
  await anIndexedLink(db, '/blog/queues', '/tools/ledger')
  await anIndexedLink(db, '/blog/queues', '/tools/other', 1)
  await rebuildChangedDays(db)
  const counted = await findPostForAnalytics(db, post.id)
  const report = await loadPostReport(db, counted as NonNullable<typeof counted>, week, now)
  expect(said(buildPostMetrics(report, false))).toEqual({
    Views: [2, 1],
    Visitors: [2, 1],
    'Read rate': [0.5, 0],
    'Time on page': [40, 0],
    'Entry rate': [1, 1],
    'Exit rate': [0.5, 0],
    'Link clicks': [1, 1],
    'Purchases after reading': [1, 0],
    'Revenue after reading': [99_000, 0],
  })
  expect(report.productNames).toEqual({ [id]: 'Ledger' })
  expect(report.points.map(({ value }) => value)).toEqual([0, 0, 0, 0, 1, 1, 0])
})

test('the time before is drawn in the steps of the period, also where a leap day makes it a day shorter', async ({
  database: { db },
}) => {
  const post = await aPost(db, { slug: 'queues' })
  await storeVisit(db, '2027-03-30T09:00:00Z', [['page_view', '/blog/queues']])
  await rebuildChangedDays(db)
  const counted = await findPostForAnalytics(db, post.id)
  const params = new URLSearchParams({ period: 'custom', from: '2028-01-01', to: '2028-04-02', compare: 'year' })
  const report = await loadPostReport(
    db,
    counted as NonNullable<typeof counted>,
    params,
    new Date('2028-04-20T12:00:00Z'),
  )
  expect(report.points.reduce((sum, { previousValue }) => sum + (previousValue ?? 0), 0)).toBe(1)
})

test('a product tells how many saw it, went on and bought it, also where the visit is not known', async ({
  database: { db },
}) => {
  const { id } = await aProduct(db, { slug: 'ledger', name: 'Ledger' })
  const bought = { product_id: id, amount: 990 }
  await storeVisit(db, '2026-03-18T09:00:00Z', [
    ['page_view', '/tools/ledger'],
    ['cta_click', '/tools/ledger', { cta_name: 'Buy' }],
    ['page_view', '/checkout/ledger'],
    ['purchase', '/payment/success', bought],
  ])
  await storeVisit(db, '2026-03-19T09:00:00Z', [['page_view', '/tools/ledger']])
  await storeVisit(db, '2026-03-19T12:00:00Z', [['purchase', '/payment/success', bought]])
  await storeVisit(db, '2026-03-19T13:00:00Z', [['page_view', '/tools/other']])
  await rebuildChangedDays(db)
  const counted = await findProductForAnalytics(db, id)
  const report = await loadProductReport(db, counted as NonNullable<typeof counted>, week, now)
  expect(said(buildProductMetrics(report, false))).toEqual({
    Views: [2, null],
    Visitors: [2, null],
    'Call-to-action clicks': [1, null],
    Checkouts: [1, null],
    Purchases: [2, null],
    'Conversion rate': [0.5, null],
    Revenue: [198_000, null],
  })
  expect(report.figures.way.map(({ visits }) => visits)).toEqual([2, 1, 1, 1])
})

test('of what is no post and no product nothing is known', async ({ db }) => {
  const post = await aPost(db)
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000'])
    expect([await findPostForAnalytics(db, id), await findProductForAnalytics(db, id)]).toEqual([undefined, undefined])
  expect(await findProductForAnalytics(db, post.id)).toBeUndefined()
})
