import { type FakeStripe, startFakeStripe } from '~test/fake-stripe'
import { testEnvironment } from '~test/route-call'
import { expect, test as plain } from '~test/test'
import { anOpenOrder, aSettledOrder } from '../checkout/fixtures'
import { createOrderKey, readOrderKey } from '../checkout/order-key.server'
import { refundOrder } from '../commands.server'
import { recordRefund } from '../fulfillment/refunds.commands.server'
import { listRefunds } from '../fulfillment/refunds.queries.server'
import { findPaymentSettings, savePaymentSettings } from '../payment-settings.server'
import { findOrder } from '../queries.server'
import { findOrCreateCheckoutUrl } from './checkout-session.commands.server'

const ada = { id: null, email: 'ada@harbor.test' }

const test = plain.extend<{ stripe: FakeStripe }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed from this pattern
  stripe: async ({}, use) => {
    const stripe = await startFakeStripe()
    await use(stripe)
    await stripe.stop()
  },
})

test('an order has one checkout at Stripe, with the price of our database', async ({ database: { db }, stripe }) => {
  const env = testEnvironment(stripe.env)
  const order = await anOpenOrder(db, { email: 'ada@example.com' })
  const addresses = await Promise.all([1, 2, 3].map(() => findOrCreateCheckoutUrl(db, env, order)))
  const again = await findOrder(db, order.id)
  addresses.push(again && (await findOrCreateCheckoutUrl(db, env, again)))
  expect(new Set(addresses).size).toBe(1)
  expect(stripe.sessions.size).toBe(1)
  const session = stripe.sessions.get(again?.checkoutId ?? '')
  expect(session).toMatchObject({
    currency: 'usd',
    amount_subtotal: 49_900,
    client_reference_id: order.id,
    customer_email: 'ada@example.com',
    metadata: { order_id: order.id, consent: order.consentText },
    automatic_tax: { enabled: false },
    cancel_url: `http://harbor.test/payment/cancelled?order=${createOrderKey(env.SECRET, order.id)}`,
  })
})

test('tax and invoices are Stripe’s business once the studio has switched them on', async ({
  database: { db },
  stripe,
}) => {
  const env = testEnvironment(stripe.env)
  expect(await findPaymentSettings(db)).toEqual({ tax: false, invoices: false })
  await savePaymentSettings(db, ada, { tax: true, invoices: true })
  const order = await anOpenOrder(db, { businessName: 'Engines', vatNumber: 'DE123456789' })
  await findOrCreateCheckoutUrl(db, env, order)
  const { checkoutId } = (await findOrder(db, order.id)) ?? {}
  const session = stripe.pay(checkoutId ?? '')
  expect(session).toMatchObject({ automatic_tax: { enabled: true }, amount_total: 61_377, invoice: expect.any(String) })
})

test('a checkout that is over leads nowhere', async ({ database: { db }, stripe }) => {
  const env = testEnvironment(stripe.env)
  const order = await anOpenOrder(db)
  await findOrCreateCheckoutUrl(db, env, order)
  const begun = await findOrder(db, order.id)
  stripe.expire(begun?.checkoutId ?? '')
  expect(begun && (await findOrCreateCheckoutUrl(db, env, begun))).toBeUndefined()
})

test('a refund goes to Stripe once, however often it is asked for', async ({ database: { db }, stripe }) => {
  const env = testEnvironment(stripe.env)
  const order = await aSettledOrder(db, env, { payment: 'stripe' })
  const session = { ...stripeSession(order.id), payment_intent: 'pi_1' }
  stripe.sessions.set('cs_1', session as never)
  await db.updateTable('orders').set({ paymentId: 'pi_1' }).where('id', '=', order.id).execute()
  const asked = await Promise.allSettled([1, 2, 3].map(() => refundOrder(db, ada, order.id, env)))
  expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(stripe.refunds).toMatchObject([{ payment_intent: 'pi_1', metadata: { order_id: order.id } }])
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'refunded' })
})

test('when Stripe refuses a refund, the order stays paid', async ({ database: { db }, stripe }) => {
  const env = testEnvironment(stripe.env)
  const order = await aSettledOrder(db, env, { payment: 'stripe' })
  await db.updateTable('orders').set({ paymentId: 'pi_gone' }).where('id', '=', order.id).execute()
  await expect(refundOrder(db, ada, order.id, env)).rejects.toThrow('No such object')
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', accessRevokedAt: null })
})

test('after a part the rest goes back, and after a failure all of it can be sent again', async ({
  database: { db },
  stripe,
}) => {
  const env = testEnvironment(stripe.env)
  const order = await aSettledOrder(db, env, { payment: 'stripe' })
  stripe.sessions.set('cs_1', { ...stripeSession(order.id), payment_intent: 'pi_1' } as never)
  await db.updateTable('orders').set({ paymentId: 'pi_1' }).where('id', '=', order.id).execute()
  stripe.refundInDashboard('cs_1', 10_000)
  await refundOrder(db, ada, order.id, env)
  const [rest] = await listRefunds(db, order.id)
  expect(rest).toMatchObject({ amount: 39_900, status: 'succeeded' })
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'refunded', refunded: 49_900 })
  stripe.failRefund(rest?.id ?? '')
  if (rest) await recordRefund(db, order.id, { ...rest, status: 'failed', failedAt: new Date(Date.now() + 1_000) }, env)
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', refunded: 10_000 })
  await refundOrder(db, ada, order.id, env, new Date(Date.now() + 2_000))
  expect(stripe.refunds).toHaveLength(2)
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'refunded', refunded: 49_900 })
})

test('a refund that the bank refuses at once leaves the order as it is, and says so', async ({
  database: { db },
  stripe,
}) => {
  const env = testEnvironment(stripe.env)
  const order = await aSettledOrder(db, env, { payment: 'stripe' })
  stripe.sessions.set('cs_1', { ...stripeSession(order.id), payment_intent: 'pi_1' } as never)
  await db.updateTable('orders').set({ paymentId: 'pi_1' }).where('id', '=', order.id).execute()
  stripe.refusesRefunds = true
  await expect(refundOrder(db, ada, order.id, env)).rejects.toMatchObject({ status: 409 })
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', refunded: 0, accessRevokedAt: null })
  expect(await listRefunds(db, order.id)).toMatchObject([{ status: 'failed' }])
  expect(await db.selectFrom('auditEntries').select('id').execute()).toEqual([])
})

function stripeSession(orderId: string) {
  return { id: 'cs_1', metadata: { order_id: orderId }, amount_total: 49_900, currency: 'usd' }
}

test('a key opens its own order and no other, and nothing else is a key', () => {
  const id = crypto.randomUUID()
  const key = createOrderKey('secret', id)
  expect(key).toMatch(/^[\w-]{64}$/)
  expect(readOrderKey('secret', key)).toBe(id)
  for (const wrong of [
    createOrderKey('other', id),
    createOrderKey('secret', crypto.randomUUID()).slice(0, 20) + key.slice(20),
    `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    `${key}A`,
    '',
    null,
    undefined,
    'A'.repeat(64),
    id,
  ]) {
    expect(readOrderKey('secret', wrong), String(wrong)).toBeUndefined()
  }
})
