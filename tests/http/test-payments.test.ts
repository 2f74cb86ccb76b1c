import { afterAll, beforeAll, expect, test } from 'vitest'
import { extractOrderKey, fetchOrderStatus, submitCheckout } from '~test/checkout-client'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

const product = { slug: 'queuepro', tier: 'starter' }
let local: RunningSite

beforeAll(async () => {
  local = await startSite({ LOG_LEVEL: 'silent' })
})
afterAll(() => local?.stop())

test('from outside, a site that was told no address takes no test payment', async () => {
  const outside = { host: 'shop.example.com', 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'tier=starter&email=mallory@example.com&name=Mallory&consent=yes'
  const refused = await httpRequest(local.origin, '/checkout/queuepro', { method: 'POST', headers: outside, body })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Please contact us')])
  const { leadsTo } = await submitCheckout(local.origin, { ...product, email: 'ada@example.com' })
  for (const [method, sent] of [
    ['GET', undefined],
    ['POST', 'choice=pay'],
  ] as const)
    expect((await httpRequest(local.origin, leadsTo, { method, headers: outside, body: sent })).status).toBe(404)
  expect(await fetchOrderStatus(local.origin, extractOrderKey(leadsTo))).toBe('waiting')
})

test('whoever types what somebody else has typed gets an order of their own', async () => {
  const typed = { ...product, email: 'victim@example.com' }
  const [theirs, ours] = [await submitCheckout(local.origin, typed), await submitCheckout(local.origin, typed)]
  expect(extractOrderKey(ours.leadsTo)).not.toBe(extractOrderKey(theirs.leadsTo))
  const sent = { ...typed, idempotencyKey: '5e0b7f2c-7c39-4b41-9f3e-0f2f4f3f3b11' }
  const [first, again] = [await submitCheckout(local.origin, sent), await submitCheckout(local.origin, sent)]
  expect(extractOrderKey(again.leadsTo)).toBe(extractOrderKey(first.leadsTo))
  const odd = await submitCheckout(local.origin, { ...typed, idempotencyKey: "' or true --" })
  expect(odd.status).toBe(302)
})
