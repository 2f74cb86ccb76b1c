import { storeVisit } from '~test/store-visit'
import { expect, test } from '~test/test'
import { createTotalsAggregator } from './aggregators'
import { recordPurchaseRefund } from './purchase-refunds.commands.server'
import { rebuildChangedDays } from './rebuild-days.server'
import { recordEvent } from './record-event.server'
import { runAnalyticsQuery } from './run-analytics-query.server'

const paidAt = new Date('2026-03-20T23:50:00Z')
const march = { from: '2026-03-01', to: '2026-03-31', filters: [] }

test('what went back of a purchase comes off the revenue of its day, and returns when the refund fails', async ({
  database: { db },
}) => {
  await storeVisit(db, '2026-03-20T09:00:00Z', [['page_view', '/blog']])
  for (const order_id of ['one', 'other']) {
    const metadata = { is_admin: false, product_id: 'x', amount: 499, currency: 'USD', order_id }
    await recordEvent(db, { eventType: 'purchase', pagePath: '/payment/success', ipAddress: '', metadata }, paidAt)
  }
  const seen = []
  for (const refunded of [0, 100.5, 499, 0]) {
    await recordPurchaseRefund(db, { orderId: 'one', paidAt, refunded })
    await rebuildChangedDays(db)
    const { all } = await runAnalyticsQuery(db, march, { all: createTotalsAggregator() })
    seen.push([all.purchases, all.cents])
  }
  expect(seen).toEqual([
    [2, 99_800],
    [2, 89_750],
    [2, 49_900],
    [2, 99_800],
  ])
})

test('a purchase whose event is gone marks no day', async ({ database: { db } }) => {
  await recordPurchaseRefund(db, { orderId: 'gone', paidAt, refunded: 1 })
  expect(await db.selectFrom('derived.eventBatches').selectAll().execute()).toEqual([])
})
