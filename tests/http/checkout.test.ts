import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  extractOrderKey,
  fetchOrderStatus,
  findStripePaymentUrl,
  submitCheckout,
  submitPayment,
} from '~test/checkout-client'
import { type FakeStripe, startFakeStripe } from '~test/fake-stripe'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createStripeEvent } from '~test/stripe-objects'

const SECRET = '0123456789abcdef0123456789abcdef'
const ORIGIN = 'http://harbor.test'
const product = { slug: 'queuepro', tier: 'starter' }
const webhook = '/api/stripe/webhook'

let stripe: FakeStripe
let site: RunningSite
let withoutKeys: RunningSite
let local: RunningSite

beforeAll(async () => {
  stripe = await startFakeStripe()
  site = await startSite({ ...stripe.env, ORIGIN, SECRET, LOG_LEVEL: 'info' })
  stripe.deliveries.url = site.origin + webhook
  withoutKeys = await startSite({ ORIGIN, SECRET, LOG_LEVEL: 'silent' })
  local = await startSite({ SECRET, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await Promise.all([site, withoutKeys, local].map((running) => running?.stop()))
  await stripe?.stop()
})

/** As the log prints mails without a mail server. */
const mailsTo = (email: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"to":"${email}"`))
    .map((line) => JSON.parse(line) as { subject: string; text: string })

async function aPaidOrder(email: string, code = '') {
  const { leadsTo } = await submitCheckout(site.origin, { ...product, email })
  const payUrl = await findStripePaymentUrl(site.origin, leadsTo)
  const back = await submitPayment(payUrl, 'pay', code)
  const key = extractOrderKey(back)
  await expect.poll(() => fetchOrderStatus(site.origin, key), { timeout: 20_000 }).toBe('ready')
  return { key, sessionId: payUrl.split('/').at(-1) ?? '' }
}

test('a buyer without scripts orders, pays at Stripe, and is shown key and download', async () => {
  const { status, leadsTo } = await submitCheckout(site.origin, { ...product, email: 'ada@example.com' })
  expect([status, leadsTo]).toEqual([302, expect.stringMatching(/^\/payment\/continue\?order=[\w-]{64}$/)])
  const onward = await httpRequest(site.origin, leadsTo)
  expect(onward.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const payUrl = await findStripePaymentUrl(site.origin, leadsTo)
  expect(await findStripePaymentUrl(site.origin, leadsTo)).toBe(payUrl)
  const back = await submitPayment(payUrl, 'pay')
  expect(back).toMatch(new RegExp(`^${ORIGIN}/payment/success\\?order=${extractOrderKey(leadsTo)}$`))
  await expect.poll(() => fetchOrderStatus(site.origin, extractOrderKey(back)), { timeout: 20_000 }).toBe('ready')
  const page = await httpRequest(site.origin, back.slice(ORIGIN.length))
  expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    ...[200, 'no-store', 'no-referrer'],
  ])
  const key = /[A-Z]{4}(-[0-9A-Z]{5}){4}/.exec(page.text)?.[0]
  const download = /\/download\/[\w-]{43}/.exec(page.text)?.[0]
  await expect.poll(() => mailsTo('ada@example.com'), { timeout: 10_000 }).toHaveLength(1)
  expect(mailsTo('ada@example.com')[0]?.text).toContain(key)
  expect(mailsTo('ada@example.com')[0]?.text).toContain(download)
})

test('the page that waits refreshes itself without scripts, and polls for nobody else', async () => {
  const { leadsTo } = await submitCheckout(site.origin, { ...product, email: 'grace@example.com' })
  const key = extractOrderKey(leadsTo)
  const page = await httpRequest(site.origin, `/payment/success?order=${key}`)
  expect(page.text).toContain('Waiting for payment confirmation.')
  expect(page.text).toMatch(/<noscript><meta http-equiv="refresh" content="5"\/?><\/noscript>/i)
  expect(await fetchOrderStatus(site.origin, key)).toBe('waiting')
})

test('each event three times makes one receipt and one notice', async () => {
  stripe.deliveries.requiredAcknowledgements = 3
  await aPaidOrder('thrice@example.com')
  await expect.poll(() => stripe.deliveries.isDone).toBe(true)
  stripe.deliveries.requiredAcknowledgements = 1
  const notices = () => mailsTo('hello@harbor.example').filter(({ text }) => text.includes('thrice@example.com'))
  // the notice may come some moments after the receipt
  await expect.poll(() => [mailsTo('thrice@example.com').length, notices().length], { timeout: 10_000 }).toEqual([1, 1])
})

test('a coupon that was entered at Stripe is on the receipt', async () => {
  await aPaidOrder('coupon@example.com', 'LAUNCH20')
  await expect.poll(() => mailsTo('coupon@example.com')[0]?.text, { timeout: 10_000 }).toContain('(LAUNCH20)')
})

test('who comes back unpaid finds everything that was typed', async () => {
  const typed = { email: 'back@example.com', businessName: 'Analytical Engines', vatNumber: 'DE123456789' }
  const { leadsTo } = await submitCheckout(site.origin, { ...product, ...typed })
  const back = await submitPayment(await findStripePaymentUrl(site.origin, leadsTo), 'cancel')
  const page = await httpRequest(site.origin, back.slice(ORIGIN.length))
  expect(page.text).toContain('You have not been charged')
  for (const value of [...Object.values(typed), 'Ada Lovelace']) expect(page.text).toContain(`value="${value}"`)
})

test('when Stripe does not answer, the order is kept and can be tried again', async () => {
  const { leadsTo } = await submitCheckout(site.origin, { ...product, email: 'outage@example.com' })
  stripe.outageStatus = 500
  const refused = await httpRequest(site.origin, leadsTo)
  stripe.outageStatus = undefined
  expect([refused.status, refused.text]).toEqual([
    503,
    expect.stringContaining('You have not been charged, and your order is saved.'),
  ])
  expect(await findStripePaymentUrl(site.origin, leadsTo)).toContain('/pay/cs_test_')
})

test('the price is ours: nothing that a browser sends changes it', async () => {
  const forged = { price: '1', amount: '1', total: '1', currency: 'VND', unit_amount: '1' }
  const { leadsTo } = await submitCheckout(site.origin, { ...product, ...forged, email: 'eve@example.com' })
  const payUrl = await findStripePaymentUrl(site.origin, leadsTo)
  const session = stripe.sessions.get(payUrl.split('/').at(-1) ?? '')
  expect(session).toMatchObject({ amount_subtotal: 149_900, currency: 'usd' })
})

test('the checkout page is one copy for everyone, and knows the tier that was chosen', async () => {
  const page = await httpRequest(site.origin, '/checkout/queuepro?tier=starter')
  expect(page.status).toBe(200)
  expect(page.headers['cache-control']).toContain('public')
  expect(page.text).toContain('<meta name="robots" content="noindex"')
  expect(page.text).not.toContain('@example.com')
  expect((await httpRequest(site.origin, '/checkout/queuepro?tier=nonsense')).headers.location).toBe(
    '/checkout/queuepro',
  )
})

test('without keys, products are asked for instead, on a local site they are tested', async () => {
  const asked = await httpRequest(withoutKeys.origin, '/checkout/queuepro')
  expect([asked.status, asked.headers.location]).toEqual([302, '/contact?about=QueuePro'])
  const sent = await submitCheckout(withoutKeys.origin, { ...product, email: 'ada@example.com' })
  expect(sent.leadsTo).toBe('/contact?about=QueuePro')
  const tested = await submitCheckout(local.origin, { ...product, email: 'ada@example.com' })
  expect(tested.leadsTo).toMatch(/^\/payment\/test\/[\w-]{64}$/)
  const pay = await httpRequest(local.origin, tested.leadsTo, {
    method: 'POST',
    body: 'choice=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(pay.headers.location).toBe(`/payment/success?order=${extractOrderKey(tested.leadsTo)}`)
  expect(await fetchOrderStatus(local.origin, extractOrderKey(tested.leadsTo))).toBe('ready')
})

describe('refusals', () => {
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const complete = 'tier=starter&email=ada@example.com&name=Ada&consent=yes'
  const someKey = 'A'.repeat(64)
  const checkout = (body: string) => ['POST', '/checkout/queuepro', { body, headers: urlencoded }] as const

  test.for([
    ['no consent', ...checkout('tier=starter&email=ada@example.com&name=Ada'), 422],
    ['no address', ...checkout('tier=starter&name=Ada&consent=yes'), 422],
    ['two addresses in one', ...checkout('tier=starter&email=a@b.co,c@d.co&name=Ada&consent=yes'), 422],
    ['no name', ...checkout('tier=starter&email=ada@example.com&consent=yes'), 422],
    ['a foreign tier', ...checkout('tier=enterprise&email=ada@example.com&name=Ada&consent=yes'), 422],
    ['a wrong VAT number', ...checkout(`${complete}&businessName=A&vatNumber=12`), 422],
    ['a VAT number of nobody', ...checkout(`${complete}&vatNumber=DE123456789`), 422],
    [
      'an order in JSON',
      'POST',
      '/checkout/queuepro',
      { body: '{}', headers: { 'content-type': 'application/json' } },
      415,
    ],
    [
      'an order from another site',
      'POST',
      '/checkout/queuepro',
      { body: complete, headers: { ...urlencoded, origin: 'https://evil.example' } },
      403,
    ],
    [
      'an order of more than 1 MiB',
      'POST',
      '/checkout/queuepro',
      { body: 'a'.repeat(1_100_000), headers: urlencoded },
      413,
    ],
    ['a product that is not there', 'POST', '/checkout/nothing', { body: complete, headers: urlencoded }, 404],
    ['the page of a product that is not there', 'GET', '/checkout/nothing', {}, 404],
    ['a path trick', 'GET', '/checkout/..%2fadmin', {}, 400],
    ['somebody else’s order', 'GET', `/payment/success?order=${someKey}`, {}, 404],
    ['no order', 'GET', '/payment/success', {}, 404],
    ['the status of somebody else’s order', 'GET', `/payment/status?order=${someKey}`, {}, 404],
    ['no status', 'GET', '/payment/status', {}, 404],
    ['a status that is sent', 'POST', '/payment/status', {}, 405],
    ['the way back of somebody else', 'GET', `/payment/cancelled?order=${someKey}`, {}, 404],
    ['the payment of somebody else', 'GET', `/payment/continue?order=${someKey}`, {}, 404],
    ['a test payment where money is taken', 'GET', `/payment/test/${someKey}`, {}, 404],
    ['an event that is read', 'GET', webhook, {}, 405],
    ['an event that is put', 'PUT', webhook, { body: '{}' }, 405],
    ['an event without a signature', 'POST', webhook, { body: '{}' }, 400],
    ['an event of more than 1 MiB', 'POST', webhook, { body: 'a'.repeat(1_100_000) }, 413],
    [
      'the same, sent as a file',
      'POST',
      webhook,
      { body: 'a'.repeat(1_100_000), headers: { 'content-type': 'application/octet-stream' } },
      413,
    ],
  ] as const)('%s is refused', async ([, method, path, sent, status]) => {
    const from = `127.0.1.${1 + Math.floor(Math.random() * 250)}`
    expect((await httpRequest(site.origin, path, { method, ...sent, localAddress: from })).status).toBe(status)
  })

  test('an order that is wrong comes back with everything that was typed', async () => {
    const { text, status } = await submitCheckout(site.origin, {
      ...product,
      email: 'ada',
      businessName: 'Engines',
      consent: '',
    })
    expect(status).toBe(422)
    expect(text).toContain('Please enter a valid email address.')
    expect(text).toContain('Please agree to immediate delivery to continue.')
    for (const value of ['ada', 'Engines', 'Ada Lovelace']) expect(text).toContain(`value="${value}"`)
  })

  test('the eleventh order of a minute from one address is refused', async () => {
    const answers: number[] = []
    for (let n = 0; n < 11; n++)
      answers.push((await submitCheckout(site.origin, { ...product, email: `n${n}@example.com` }, '127.9.9.9')).status)
    expect(answers).toEqual([...Array(10).fill(302), 429])
  })

  test('a forged, an old and a foreign signature are refused, and nothing is settled', async () => {
    const { leadsTo } = await submitCheckout(site.origin, { ...product, email: 'forged@example.com' })
    const session = stripe.sessions.get((await findStripePaymentUrl(site.origin, leadsTo)).split('/').at(-1) ?? '')
    const paid = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_forged' }
    const event = createStripeEvent('checkout.session.completed', paid)
    const body = JSON.stringify(event)
    const now = Math.floor(Date.now() / 1000)
    const { deliveries } = stripe
    const signatures = [
      deliveries.sign(body, now, 'whsec_of_somebody_else'),
      deliveries.sign(body, now - 600),
      deliveries.sign(`${body} `, now),
      deliveries.sign(body, now).replace(/v1=../, 'v1=00'),
      `t=${now}`,
      'nonsense',
    ]
    for (const signature of signatures) expect(await deliveries.deliver(event, signature), signature).toBe(400)
    expect(await fetchOrderStatus(site.origin, extractOrderKey(leadsTo))).toBe('waiting')
  })

  test('without keys there is no webhook', async () => {
    for (const method of ['GET', 'POST'])
      expect((await httpRequest(withoutKeys.origin, webhook, { method })).status).toBe(404)
    expect((await httpRequest(local.origin, webhook, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
