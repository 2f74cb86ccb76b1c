import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { anAdmin } from '~test/admin'
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
import { unrelatedStripeEvents } from '~test/unrelated-stripe-events'

const ORIGIN = 'http://harbor.test'
let stripe: FakeStripe
let site: RunningSite
let cookie: string

beforeAll(async () => {
  stripe = await startFakeStripe()
  site = await startSite({ ...stripe.env, ORIGIN, SECRET: '0123456789abcdef0123456789abcdef', LOG_LEVEL: 'error' })
  stripe.deliveries.url = `${site.origin}/api/stripe/webhook`
  cookie = (await anAdmin(site)).cookie
})
afterAll(async () => {
  await site?.stop()
  await stripe?.stop()
})

async function aSale(email: string) {
  const { leadsTo } = await submitCheckout(site.origin, { slug: 'queuepro', tier: 'starter', email })
  const payUrl = await findStripePaymentUrl(site.origin, leadsTo)
  const orderKey = extractOrderKey(await submitPayment(payUrl, 'pay'))
  await expect.poll(() => fetchOrderStatus(site.origin, orderKey), { timeout: 20_000 }).toBe('ready')
  return { sessionId: payUrl.split('/').at(-1) ?? '', orderKey }
}

async function sums() {
  const { text } = await httpRequest(site.origin, '/admin/api/orders/totals', {
    headers: { cookie, accept: 'application/json' },
  })
  const [{ paid, refunded, net }] = JSON.parse(text).totals
  return { paid, refunded, net }
}

test('what goes back in Stripe’s dashboard, in parts and until a bank refuses it, is what the orders say', async () => {
  const { sessionId, orderKey } = await aSale('ada@example.com')
  stripe.deliveries.requiredAcknowledgements = 2
  stripe.refundInDashboard(sessionId, 50_050)
  await expect.poll(sums, { timeout: 20_000 }).toEqual({ paid: 149_900, refunded: 50_050, net: 99_850 })
  expect(await fetchOrderStatus(site.origin, orderKey)).toBe('ready')
  const rest = stripe.refundInDashboard(sessionId)
  await expect.poll(sums, { timeout: 20_000 }).toEqual({ paid: 149_900, refunded: 149_900, net: 0 })
  expect(await fetchOrderStatus(site.origin, orderKey)).toBe('revoked')
  stripe.failRefund(rest.id)
  await expect.poll(sums, { timeout: 20_000 }).toEqual({ paid: 149_900, refunded: 50_050, net: 99_850 })
  expect(await fetchOrderStatus(site.origin, orderKey)).toBe('ready')
})

test('what else the account sells is taken and left alone, and payments go on beside it', async () => {
  stripe.deliveries.add(...unrelatedStripeEvents())
  await aSale('grace@example.com')
  await expect.poll(() => stripe.deliveries.isDone, { timeout: 20_000 }).toBe(true)
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir })
  const waiting = () =>
    db.selectFrom('stripeEvents').select(['type', 'lastError']).where('handledAt', 'is', null).execute()
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
  await close()
})
