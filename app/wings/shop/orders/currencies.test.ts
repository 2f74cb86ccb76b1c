import type { Database } from '~/platform/database/database.server'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { testEnvironment } from '~test/route-call'
import { createStripeEvent } from '~test/stripe-objects'
import { createCompletedEvent, createSessionForOrder, deliverEvent } from '~test/stripe-purchase-events'
import { createChargeRefundedEvent, nowInSeconds } from '~test/stripe-refunds'
import { expect, test } from '~test/test'
import { anOpenOrder, aProductForSale } from './checkout/fixtures'
import { settleOrder } from './fulfillment/settle-order.commands.server'
import { parseOrderFilter } from './management/order-filter'
import { sumOrders } from './management/order-totals.queries.server'
import { findOrder } from './queries.server'

const env = testEnvironment()

async function anOrderIn(db: Database, currency: string, price: number) {
  const tiers = [{ id: 'starter', name: 'Starter', price, text: '', activations: 1 }]
  const { slug } = await aProductForSale(db, { price, currency, tiers: JSON.stringify(tiers) })
  return anOpenOrder(db, { slug })
}

const purchaseOf = (db: Database) =>
  db.selectFrom('analyticsEvents').select('metadata').where('eventType', '=', 'purchase').executeTakeFirst()

test.for([
  ['EUR', 45_950, 459.5],
  ['JPY', 50_000, 50_000],
  ['KWD', 149_500, 149.5],
  ['ISK', 6_990_000, 69_900],
  ['IDR', 750_000_000_000, 7_500_000_000],
] as const)(
  'an order in %s keeps its currency and its amount to the last unit',
  async ([currency, price, whole], { db }) => {
    const order = await anOrderIn(db, currency, price)
    expect(order).toMatchObject({ currency, price, total: price })
    const session = createSessionForOrder(order, { currency: currency.toLowerCase() })
    await deliverEvent(db, createCompletedEvent(session))
    expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', currency, total: price })
    expect(await purchaseOf(db)).toMatchObject({ metadata: { amount: whole, currency } })
    expect(await sumOrders(db, parseOrderFilter(new URLSearchParams()))).toEqual([
      { currency, orders: 1, paid: price, refunded: 0, disputed: 0, net: price },
    ])
  },
)

test('a coupon, a tax and a part that goes back are in the currency of the order', async ({ db }) => {
  await saveBrand(db, { ...defaultBrand, language: 'de' })
  const order = await anOrderIn(db, 'EUR', 45_950)
  const parts = { total_details: { amount_discount: 9_190, amount_tax: 6_985 }, amount_total: 43_745 }
  const session = createSessionForOrder(order, { currency: 'eur', ...parts })
  await deliverEvent(db, createCompletedEvent(session))
  expect(await findOrder(db, order.id)).toMatchObject({ discount: 9_190, tax: 6_985, total: 43_745 })
  await deliverEvent(db, createChargeRefundedEvent(session, 10_050, nowInSeconds()))
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', refunded: 10_050, currency: 'EUR' })
  expect(await purchaseOf(db)).toMatchObject({ metadata: { amount: 437.45, refunded: 100.5, currency: 'EUR' } })
  const mails = await db.selectFrom('outboxMails').select('plainText').where('cause', 'like', 'refund:%').execute()
  expect(mails[0]?.plainText.replace(/\s/g, ' ')).toContain('We refunded 100,50 € of 437,45 €')
})

test.for([
  ['the same number in another currency', { currency: 'usd' }],
  ['another number', { currency: 'eur', amount_subtotal: 459, amount_total: 459 }],
] as const)('%s is not the payment of an order in euros', async ([, changes], { db }) => {
  const order = await anOrderIn(db, 'EUR', 45_900)
  await deliverEvent(db, createStripeEvent('checkout.session.completed', createSessionForOrder(order, changes)))
  expect(await findOrder(db, order.id)).toMatchObject({
    status: 'open',
    paymentIssue: expect.stringContaining('was placed at 45900 EUR'),
  })
  const paid = { currency: 'USD', subtotal: 45_900, discount: 0, tax: 0, total: 45_900 }
  await expect(settleOrder(db, order.id, paid, env)).rejects.toThrow('45900 USD')
})

test('an order keeps its currency when the product is sold in another one', async ({ db }) => {
  const order = await anOrderIn(db, 'EUR', 45_900)
  await db.updateTable('products').set({ currency: 'USD' }).where('id', '=', order.productId).execute()
  expect(await findOrder(db, order.id)).toMatchObject({ currency: 'EUR', price: 45_900 })
})
