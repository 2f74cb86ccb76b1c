import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { expect, test } from '~test/test'
import { createOtherCurrenciesAggregator, createTotalsAggregator } from '../aggregators'
import { rebuildChangedDays } from '../rebuild-days.server'
import { recordEvent } from '../record-event.server'
import { runAnalyticsQuery } from '../run-analytics-query.server'

const at = new Date('2026-03-01T12:00:00Z')
const query = { from: '2026-03-01', to: '2026-03-01', filters: [] }

test('revenue is that of the studio’s currency, and what others brought stands apart', async ({ database: { db } }) => {
  for (const [amount, currency, refunded] of [
    [499.5, 'USD', 0],
    [459.95, 'EUR', 100],
    [50_000, 'JPY', 0],
    [7_500_000_000, 'IDR', 0],
    [1, 'EUR', 0],
  ] as const) {
    const metadata = { product_id: 'p', amount, currency, refunded, is_admin: false, order_id: currency + amount }
    const visit = { ipAddress: '203.0.113.0', userAgent: 'Mozilla/5.0 Firefox/140.0', country: 'Europe' }
    await recordEvent(
      db,
      { eventType: 'purchase', pagePath: '/payment/success', ...visit, referrer: 'direct', sessionId: null, metadata },
      at,
    )
  }
  await rebuildChangedDays(db)
  const ask = () =>
    runAnalyticsQuery(db, query, { all: createTotalsAggregator(), others: createOtherCurrenciesAggregator() })
  const inDollars = await ask()
  expect(inDollars.all).toMatchObject({ purchases: 5, cents: 49_950 })
  expect(inDollars.others).toEqual([
    { currency: 'EUR', amount: 36_095 },
    { currency: 'IDR', amount: 750_000_000_000 },
    { currency: 'JPY', amount: 50_000 },
  ])
  await saveBrand(db, { ...defaultBrand, currency: 'EUR' })
  const inEuros = await ask()
  expect(inEuros.all).toMatchObject({ purchases: 5, cents: 36_095 })
  expect(inEuros.others.map(({ currency }) => currency)).toEqual(['IDR', 'JPY', 'USD'])
})
