import type { Database } from '~/platform/database/database.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { type FakeStripe, startFakeStripe } from '~test/fake-stripe'
import { testEnvironment } from '~test/route-call'
import { createSessionForOrder } from '~test/stripe-purchase-events'
import { expect, test as plain } from '~test/test'
import { findOrder } from '../queries.server'
import { findOrCreateCheckoutUrl } from '../stripe/checkout-session.commands.server'
import { reconcilePayment } from '../stripe/reconcile-payment.server'
import { sendAbandonedCheckoutReminders } from './abandoned-checkout-reminders.commands.server'
import { expireOverdueOrders } from './expire-orders.commands.server'
import { anOpenOrder, aProductForSale, aSettledOrder } from './fixtures'
import { readOrderKey } from './order-key.server'

const env = testEnvironment()
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const mails = async (db: Database) =>
  (await listDeliverableMails(db)).filter(({ cause }) => cause.startsWith('reminder:'))

const test = plain.extend<{ stripe: FakeStripe }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed from this pattern
  stripe: async ({}, use) => {
    const stripe = await startFakeStripe()
    await use(stripe)
    await stripe.stop()
  },
})

test('who did not finish an order is told once, a day later, with a way back', async ({ db }) => {
  const order = await anOpenOrder(db, { email: 'ada@example.com' }, hoursAgo(24.1))
  await anOpenOrder(db, {}, hoursAgo(23))
  await anOpenOrder(db, {}, hoursAgo(24 * 8))
  expect(await sendAbandonedCheckoutReminders(db, env)).toBe(1)
  expect(await sendAbandonedCheckoutReminders(db, env)).toBe(0)
  const [mail, ...more] = await mails(db)
  expect([mail?.recipient, more]).toEqual(['ada@example.com', []])
  const key = /\/payment\/cancelled\?order=([\w-]+)/.exec(mail?.plainText ?? '')?.[1]
  expect(readOrderKey(env.SECRET, key)).toBe(order.id)
})

test('nobody is reminded of what was bought meanwhile, was begun again, or is for sale no longer', async ({ db }) => {
  const email = 'ada@example.com'
  const bought = await aProductForSale(db)
  await anOpenOrder(db, { slug: bought.slug, email }, hoursAgo(30))
  await aSettledOrder(db, env, { slug: bought.slug, email, tierId: 'agency' }, hoursAgo(2))
  const again = await aProductForSale(db)
  await anOpenOrder(db, { slug: again.slug, email }, hoursAgo(30))
  const newest = await anOpenOrder(db, { slug: again.slug, email, tierId: 'agency' }, hoursAgo(26))
  const withdrawn = await aProductForSale(db)
  await anOpenOrder(db, { slug: withdrawn.slug, email }, hoursAgo(30))
  await db.updateTable('products').set({ publishedAt: null }).where('id', '=', withdrawn.id).execute()
  expect(await sendAbandonedCheckoutReminders(db, env)).toBe(1)
  expect((await mails(db)).map(({ cause }) => cause)).toEqual([`reminder:${newest.id}`])
})

test('two processes at once write one reminder', async ({ database: { db } }) => {
  await anOpenOrder(db, {}, hoursAgo(25))
  const written = await Promise.all([1, 2, 3].map(() => sendAbandonedCheckoutReminders(db, env)))
  expect(written.sort()).toEqual([0, 0, 1])
})

test('an order that was not paid within a day expires', async ({ db }) => {
  const old = await anOpenOrder(db, { payment: 'test' }, hoursAgo(25))
  const young = await anOpenOrder(db, { payment: 'test' }, hoursAgo(22))
  await expireOverdueOrders(db, env)
  expect(await findOrder(db, old.id)).toMatchObject({ status: 'expired', expiredAt: expect.any(Date) })
  expect(await findOrder(db, young.id)).toMatchObject({ status: 'open' })
})

test('an order whose event never came is settled by asking Stripe', async ({ database: { db }, stripe }) => {
  const withStripe = testEnvironment(stripe.env)
  const order = await anOpenOrder(db)
  await findOrCreateCheckoutUrl(db, withStripe, order)
  const checkoutId = (await findOrder(db, order.id))?.checkoutId ?? ''
  await reconcilePayment(db, order.id, withStripe)
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'open' })
  stripe.pay(checkoutId, { code: 'LAUNCH20' })
  await Promise.all([1, 2, 3].map(() => reconcilePayment(db, order.id, withStripe)))
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', total: 39_920, coupon: 'LAUNCH20' })
  expect(await db.selectFrom('outboxMails').select('id').where('cause', 'like', 'receipt:%').execute()).toHaveLength(1)
})

test('before an order expires Stripe is asked, and without an answer it stays', async ({
  database: { db },
  stripe,
}) => {
  const withStripe = testEnvironment(stripe.env)
  const orders = await Promise.all([anOpenOrder(db), anOpenOrder(db)])
  for (const order of orders) await findOrCreateCheckoutUrl(db, withStripe, order)
  const [paid, left] = await Promise.all(orders.map(({ id }) => findOrder(db, id)))
  stripe.pay(paid?.checkoutId ?? '')
  await db
    .updateTable('orders')
    .set({ payableUntil: hoursAgo(2) })
    .execute()
  stripe.outageStatus = 503
  await expireOverdueOrders(db, withStripe)
  expect(await findOrder(db, left?.id ?? '')).toMatchObject({ status: 'open' })
  stripe.outageStatus = undefined
  await expireOverdueOrders(db, withStripe)
  expect(await findOrder(db, paid?.id ?? '')).toMatchObject({ status: 'paid' })
  expect(await findOrder(db, left?.id ?? '')).toMatchObject({ status: 'expired' })
})

test('what Stripe says of another price is a fault and no payment', async ({ database: { db }, stripe }) => {
  const withStripe = testEnvironment(stripe.env)
  const order = await anOpenOrder(db)
  stripe.sessions.set(
    'cs_wrong',
    createSessionForOrder(order, { id: 'cs_wrong', amount_subtotal: 50, amount_total: 50 }),
  )
  await db.updateTable('orders').set({ checkoutId: 'cs_wrong' }).where('id', '=', order.id).execute()
  await reconcilePayment(db, order.id, withStripe)
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'open', paymentIssue: expect.stringContaining('50') })
})
