import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import type { RunningSite } from '~test/running-site'
import { listPurchasesLinks, type Sale, type ShopSite, startShopSite, waitForPurchasesLink } from '~test/shop-site'
import { readSetCookies } from '~test/user-account'

let shop: ShopSite
let site: RunningSite
let zoe: Sale
let bob: Sale

beforeAll(async () => {
  shop = await startShopSite(['zoe@example.com', 'bob@example.com'], 'http://harbor.test')
  site = shop.site
  ;[zoe, bob] = shop.sales as [Sale, Sale]
})
afterAll(() => shop.stop())

interface Sent {
  form?: Record<string, string>
  cookie?: string
  headers?: Record<string, string>
}

function send(address: string, { form = {}, cookie, headers }: Sent = {}) {
  return httpRequest(site.origin, address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }), ...headers },
    body: new URLSearchParams(form).toString(),
  })
}

const askFor = (email: string) => send('/purchases', { form: { intent: 'request-link', email } })

async function mailedLink(email: string) {
  const known = listPurchasesLinks(site, email).length
  await askFor(email)
  return waitForPurchasesLink(site, email, known)
}

async function signedIn(email: string) {
  const { headers } = await send(await mailedLink(email))
  return readSetCookies(headers)
}

test('customers and strangers are answered by the same sentence, and only customers by a mail', async () => {
  const [customer, stranger] = [await askFor('bob@example.com'), await askFor('eve@example.com')]
  expect([customer.status, stranger.status]).toEqual([200, 200])
  const sentence = 'If this address has purchases, we sent it a link.'
  expect(customer.text).toContain(sentence)
  expect(stranger.text).toContain(sentence)
  expect(await waitForPurchasesLink(site, 'bob@example.com', 0)).not.toBe('')
  expect(listPurchasesLinks(site, 'eve@example.com')).toEqual([])
})

test('a link is opened by a person, once, and leaves no trace in logs, caches and other sites', async () => {
  const link = await mailedLink('zoe@example.com')
  for (const _ of [1, 2]) {
    const looked = await httpRequest(site.origin, link)
    expect(looked.status).toBe(200)
    expect(looked.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(looked.headers['set-cookie']).toBeUndefined()
    expect(looked.text).toContain('content="noindex"')
    expect(looked.text).not.toContain(zoe.key)
  }
  const opened = await send(link)
  expect([opened.status, opened.headers.location]).toEqual([302, '/purchases'])
  expect(opened.headers['set-cookie']).toEqual([
    expect.stringMatching(/^studio-purchases=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  expect((await httpRequest(site.origin, link)).status).toBe(410)
  const again = await send(link)
  expect(again.status).toBe(409)
  expect(again.headers['set-cookie']).toBeUndefined()
  const requests = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"path":"/purchases/'))
  expect(requests.length).toBeGreaterThan(3)
  for (const line of requests) expect(line).toMatch(/"path":"\/purchases\/<token>"/)
})

test('purchases are shown to their customer alone, until they sign out', async () => {
  const cookie = await signedIn('zoe@example.com')
  const mine = await httpRequest(site.origin, '/purchases', { headers: { cookie } })
  expect(mine.headers['cache-control']).toBe('no-store')
  expect(mine.text).toContain(zoe.key)
  expect(mine.text).not.toContain(bob.key)
  const nobody = await httpRequest(site.origin, '/purchases')
  expect(nobody.text).not.toContain(zoe.key)
  const out = await send('/purchases/sign-out', { cookie })
  expect([out.status, out.headers.location]).toEqual([302, '/purchases'])
  expect(String(out.headers['set-cookie'])).toContain('Max-Age=0')
  expect((await httpRequest(site.origin, '/purchases', { headers: { cookie } })).text).not.toContain(zoe.key)
})

const guesses = ['A'.repeat(43), 'A'.repeat(42), '..%2f..%2fetc', "'%20or%201=1", 'sign-outs', '%00']
test.each(guesses)('the link %s leads nowhere', async (token) => {
  const looked = await httpRequest(site.origin, `/purchases/${token}`)
  expect([400, 404]).toContain(looked.status)
  const opened = await send(`/purchases/${token}`)
  expect([400, 404, 409]).toContain(opened.status)
  expect(opened.headers['set-cookie']).toBeUndefined()
})

const refusals: [string, (cookie: string) => Sent, number][] = [
  ['without a session', () => ({ form: { intent: 'resend-mail', orderId: zoe.orderId } }), 401],
  [
    'with a guessed session',
    () => ({ form: { intent: 'resend-mail', orderId: zoe.orderId }, cookie: `studio-purchases=${'A'.repeat(43)}` }),
    401,
  ],
  ['for somebody else’s order', (cookie) => ({ form: { intent: 'resend-mail', orderId: bob.orderId }, cookie }), 404],
  [
    'for a place of somebody else’s key',
    (cookie) => ({
      form: { intent: 'remove-activation', orderId: bob.orderId, activationId: bob.activationId },
      cookie,
    }),
    404,
  ],
  [
    'for somebody else’s place under one’s own order',
    (cookie) => ({
      form: { intent: 'remove-activation', orderId: zoe.orderId, activationId: bob.activationId },
      cookie,
    }),
    404,
  ],
  ['for what is no order', (cookie) => ({ form: { intent: 'resend-mail', orderId: '1 or 1=1' }, cookie }), 422],
  ['for nothing that is known', (cookie) => ({ form: { intent: 'refund', orderId: zoe.orderId }, cookie }), 422],
  [
    'from another site',
    (cookie) => ({
      form: { intent: 'resend-mail', orderId: zoe.orderId },
      cookie,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    }),
    403,
  ],
]

test('what is asked of the wrong order, or by the wrong one, is refused', async () => {
  const cookie = await signedIn('zoe@example.com')
  for (const [what, sent, status] of refusals) {
    expect([what, (await send('/purchases', sent(cookie))).status]).toEqual([what, status])
  }
  const freed = { intent: 'remove-activation', orderId: zoe.orderId, activationId: zoe.activationId }
  expect((await send('/purchases', { form: freed, cookie })).text).toMatch(/Activation of .* removed\./)
  expect((await send('/purchases', { form: freed, cookie })).status).toBe(404)
})

test('mails are asked for a few times, then no more for a while', async () => {
  const cookie = await signedIn('bob@example.com')
  const form = { intent: 'resend-mail', orderId: bob.orderId }
  const mails = []
  for (let n = 0; n < 4; n++) mails.push((await send('/purchases', { form, cookie })).status)
  expect(mails).toEqual([200, 200, 200, 429])
  const asks = []
  for (let n = 0; n < 6; n++) asks.push((await askFor('mallory@example.com')).status)
  expect(asks).toEqual([200, 200, 200, 200, 200, 429])
})
