import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { parseProductFilter } from '~/wings/shop/products/product-filter'
import { expect, test } from '~test/test'
import { listProductsWithStats } from './products-with-stats.queries.server'

test('a product in the list says how often it was seen and bought in the last thirty days', async ({ db }) => {
  const { id: productId } = await aProduct(db, { slug: 'seen' })
  await aProduct(db, { slug: 'unseen' })
  const seen = { pagePath: '/tools/seen', views: 30, uniqueVisitors: 20 }
  await db
    .insertInto('pageViews')
    .values([
      { ...seen, date: '2026-03-20' },
      { ...seen, date: '2026-01-20' },
    ])
    .execute()
  for (const at of ['2026-03-19', '2026-01-19'])
    await anOrder(db, { productId, createdAt: new Date(at), paidAt: new Date(at) })
  const filter = parseProductFilter(new URLSearchParams())
  const { rows } = await listProductsWithStats(db, filter, 10, new Date('2026-03-20T15:00:00Z'))
  expect(rows.map(({ slug, views, visitors, sold }) => [slug, views, visitors, sold]).sort()).toEqual([
    ['seen', 30, 20, 1],
    ['unseen', 0, 0, 0],
  ])
})
