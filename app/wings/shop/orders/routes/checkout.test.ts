import type { Database } from '~/platform/database/database.server'
import { aProductFileRow } from '~/wings/shop/downloads/fixtures'
import { listFreeProducts } from '~/wings/shop/products/free-products.queries.server'
import { callRoute, type RouteCall, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { anOpenOrder, aProductForSale, aSettledOrder } from '../checkout/fixtures'
import { createOrderKey } from '../checkout/order-key.server'
import { getPaymentMode, getPaymentModeForRequest } from '../payment-mode.server'
import { nextPollDelay } from '../ui/polling'
import { action } from './checkout'
import { loader as successPage } from './payment-success'
import { action as payTest, loader as testPage } from './payment-test'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
const visit = JSON.stringify({
  visit: ['1-2-3-4', 'https://news.example/item', 'http://harbor.test/blog/a?utm_source=news'],
  timezone: 'Europe/Lisbon',
})

async function send(
  db: Database,
  slug: string,
  fields: Record<string, string>,
  call: RouteCall<{ slug: string }> = {},
) {
  const form = { tier: 'starter', email: 'ada@example.com', name: 'Ada', consent: 'yes', visit, ...fields }
  const answer = await callRoute(action, db, {
    path: `/checkout/${slug}`,
    params: { slug },
    form,
    env: stripe,
    ...call,
  })
  return answer as Response | { data: { formError: string }; init: { status: number } }
}

const theOrder = (db: Database) => db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

test('an order keeps where its visit came from, and of the address only the network', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  const headers = { 'user-agent': 'Firefox' }
  await send(db, slug, { vatNumber: 'de 123.456-789', businessName: 'Engines' }, { headers, address: '203.0.113.77' })
  expect(await theOrder(db)).toMatchObject({
    sessionId: '1-2-3-4',
    referrer: 'https://news.example/item',
    utm: { source: 'news' },
    landingPath: '/blog/a',
    vatNumber: 'DE123456789',
    businessName: 'Engines',
    payment: 'stripe',
    visit: { ipAddress: '203.0.113.0', userAgent: 'Firefox', country: 'AU', isAdmin: false },
  })
})

test('a VAT number that is none is said beside its field, and nothing is ordered', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  const fields = { vatNumber: 'not a vat', businessName: 'Engines' }
  expect(await send(db, slug, fields)).toMatchObject({
    init: { status: 422 },
    data: { fieldErrors: { vatNumber: expect.stringContaining('valid VAT number') }, values: fields },
  })
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('the page after the payment offers a download once there is one', async ({ db }) => {
  const order = await aSettledOrder(db, testEnvironment())
  const orderKey = createOrderKey(testEnvironment().SECRET, order.id)
  const shown = async () => {
    const answer = await callRoute(successPage, db, { path: `/payment/success?order=${orderKey}` })
    return answer as { data: { order: { hasFiles: boolean } } }
  }
  expect((await shown()).data.order.hasFiles).toBe(false)
  await aProductFileRow(db, { productId: order.productId })
  expect((await shown()).data.order.hasFiles).toBe(true)
})

test('who buys on a local site is one of its makers', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  await send(db, slug, {}, { env: { ORIGIN: 'http://localhost:3000' } })
  expect(await theOrder(db)).toMatchObject({ payment: 'test', visit: { isAdmin: true } })
})

test('test payments that everybody may make count as nobody’s money', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  await send(db, slug, {}, { env: { TEST_PAYMENTS: '1' } })
  expect(await theOrder(db)).toMatchObject({ payment: 'test', visit: { isAdmin: true } })
})

test('what is free is mailed at once, and to nobody too often', async ({ db }) => {
  const free = [{ id: 'starter', name: 'Free', price: 0, text: '', activations: null }]
  const slugs = []
  for (let n = 0; n < 4; n++) {
    const { id: productId, slug } = await aProductForSale(db, { price: 0, tiers: JSON.stringify(free) })
    await aProductFileRow(db, { productId })
    slugs.push(slug)
  }
  const answers = []
  for (const slug of slugs) answers.push(await send(db, slug, {}, { address: `198.51.100.${slugs.indexOf(slug)}` }))
  const statuses = answers.map((answer) => (answer instanceof Response ? answer.status : answer.init.status))
  expect(statuses).toEqual([302, 302, 302, 429])
  const mails = await db.selectFrom('outboxMails').select(['recipient', 'subject']).execute()
  expect(mails).toHaveLength(3)
  expect(mails[0]).toEqual({ recipient: 'ada@example.com', subject: 'Your download: Ledger' })
})

test('what is free, and published, stands on the page of templates', async ({ db }) => {
  const free = await aProductForSale(db, { name: 'Checklist', price: 0 })
  await aProductForSale(db)
  await aProductForSale(db, { price: 0, publishedAt: null })
  const freeProducts = await listFreeProducts(db)
  expect(freeProducts).toEqual([{ slug: free.slug, name: 'Checklist', tagline: free.tagline }])
})

test('without a way to pay nothing is opened', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  expect(await send(db, slug, {}, { env: {} })).toMatchObject({ init: { status: 409 } })
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('how products are paid for is told by keys and address alone', () => {
  expect(getPaymentMode({ ORIGIN: 'https://harbor.example', ...stripe })).toBe('stripe')
  expect(getPaymentMode({ ORIGIN: 'http://localhost:3000', ...stripe })).toBe('stripe')
  expect(getPaymentMode({ ORIGIN: 'http://localhost:3000' })).toBe('test')
  expect(getPaymentMode({ ORIGIN: 'https://harbor.example' })).toBe('request')
})

const local = { ORIGIN: 'http://localhost:3000' }

test.for([
  ['localhost:3000', '127.0.0.1', 'test'],
  ['[::1]:3000', '::1', 'test'],
  // a browser on the host, a site in a container
  ['localhost:8080', '172.17.0.1', 'test'],
  ['shop.example.com', '127.0.0.1', 'request'],
  ['192.168.1.20:3000', '192.168.1.4', 'request'],
  ['localhost.example.com', '127.0.0.1', 'request'],
  // the Host is a lie
  ['localhost:3000', '8.8.8.8', 'request'],
  ['localhost:3000', '2a00:1450:4001:829::200e', 'request'],
  ['localhost:3000', 'unknown', 'request'],
  ['', '127.0.0.1', 'request'],
  ['a b', '127.0.0.1', 'request'],
] as const)('on a site that was told no address, a request to %j from %s leads to %s', ([host, address, ways]) => {
  const request = new Request('http://localhost:3000/', { headers: { host } })
  expect(getPaymentModeForRequest(local, request, address)).toBe(ways)
  expect(getPaymentModeForRequest({ ...local, TEST_PAYMENTS: '1' }, request, address)).toBe('test')
  expect(getPaymentModeForRequest({ ...local, TEST_PAYMENTS: '0' }, request, address)).toBe('request')
  expect(getPaymentModeForRequest({ ...local, ...stripe }, request, address)).toBe('stripe')
})

test('from outside, a site that was told no address gives nothing away', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  const outside = { env: local, headers: { host: 'shop.example.com' } }
  expect(await send(db, slug, {}, outside)).toMatchObject({ init: { status: 409 } })
  const order = await anOpenOrder(db, { slug, payment: 'test' })
  const orderKeyOf = createOrderKey(testEnvironment().SECRET, order.id)
  const call = { path: `/payment/test/${orderKeyOf}`, params: { orderKey: orderKeyOf }, ...outside }
  await expect(callRoute(testPage, db, call)).rejects.toMatchObject({ init: { status: 404 } })
  await expect(callRoute(payTest, db, { ...call, form: { choice: 'pay' } })).rejects.toMatchObject({
    init: { status: 404 },
  })
  expect(await theOrder(db)).toMatchObject({ paidAt: null })
})

test('a page that waits asks ever more rarely', () => {
  const waits: number[] = []
  for (let waited = 0; waited < 300_000; waited += waits.at(-1) ?? 0) waits.push(nextPollDelay(waited))
  expect(waits[0]).toBe(1_000)
  expect(waits.at(-1)).toBe(15_000)
  expect(waits.length).toBeLessThan(35)
})
