import type { Database } from '~/platform/database/database.server'
import { findActiveDownloadToken } from '~/wings/shop/downloads/download-links.commands.server'
import { listDownloadLinksOfOrder } from '~/wings/shop/downloads/order-download-links.commands.server'
import { activateLicenseKey, validateLicenseKey } from '~/wings/shop/licenses/activation.commands.server'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import type { RouteCall } from '~test/route-call'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { ordersApi } from '../api.server'
import { openOrder, settleOrder } from '../commands.server'
import { loader as takeExport } from '../routes/admin-orders-export'
import { findOrderDetails } from './order-details.queries.server'

const access = endpoint(ordersApi, '/:orderId/access')
const activation = endpoint(ordersApi, '/:orderId/activations/:activationId')
const activations = endpoint(ordersApi, '/:orderId/activations')
const link = endpoint(ordersApi, '/:orderId/download-links/:linkId')
const receipt = endpoint(ordersApi, '/:orderId/receipt')
const refund = endpoint(ordersApi, '/:orderId/refund')
const env = testEnvironment()
const nowhere = '00000000-0000-4000-8000-000000000000'

async function aSale(db: Database) {
  const { slug } = await aProduct(db)
  const visit = { ipAddress: '', userAgent: '', country: '', isAdmin: false }
  const form = { slug, tierId: 'standard', email: 'zoe@example.com', name: 'Zoe', payment: 'test' as const, visit }
  const { id: orderId, price, currency } = await openOrder(db, form)
  await settleOrder(db, orderId, { currency, subtotal: price, discount: 0, tax: 0, total: price }, env)
  const key = (await findLicenseOfOrder(db, orderId))?.key ?? ''
  await activateLicenseKey(db, key, 'a.example')
  return { orderId, key }
}

type Action = ReturnType<typeof endpoint>

async function call(db: Database, action: Action, params: Record<string, string>, rest: RouteCall<unknown> = {}) {
  const response = await callAsAdmin(action, db, { method: 'POST', ...rest, params })
  return { status: response.status, body: await response.json() }
}

async function whatWorks(db: Database, orderId: string, key: string) {
  const { valid } = await validateLicenseKey(db, key)
  return { key: valid, link: (await findActiveDownloadToken(db, env.SECRET, orderId)) !== undefined }
}

async function deedsOf(db: Database, orderId: string) {
  const actions = await db
    .selectFrom('auditEntries')
    .select('action')
    .where('subject', '=', `order:${orderId}`)
    .orderBy('happenedAt')
    .execute()
  return actions.map(({ action }) => action)
}

test('a refund ends key and links, tells the buyer, is written down, and is done once', async ({ db }) => {
  const { orderId, key } = await aSale(db)
  expect(await whatWorks(db, orderId, key)).toEqual({ key: true, link: true })
  expect((await call(db, refund, { orderId })).status).toBe(200)
  expect(await whatWorks(db, orderId, key)).toEqual({ key: false, link: false })
  expect((await call(db, refund, { orderId })).status).toBe(409)
  expect((await call(db, access, { orderId })).status).toBe(409)
  expect((await call(db, receipt, { orderId })).status).toBe(409)
  expect(await deedsOf(db, orderId)).toEqual(['order.refunded'])
  const details = await findOrderDetails(db, orderId)
  const texts = details?.timeline.map(({ text }) => text) ?? []
  expect(texts.filter((text) => text.startsWith('Refund for'))).toHaveLength(1)
  expect(texts).toEqual(
    expect.arrayContaining(['Order placed', 'License key activated', 'Order refunded', '$990.00 refunded']),
  )
})

test('the country of an order is shown where one is known', async ({ db }) => {
  const { orderId } = await aSale(db)
  async function shown(country: string, visitCountry: string) {
    const visit = JSON.stringify({ country: visitCountry })
    await db.updateTable('orders').set({ country, visit }).where('id', '=', orderId).execute()
    return (await findOrderDetails(db, orderId))?.order.country
  }
  expect([await shown('PT', 'DE'), await shown('', 'DE')]).toEqual(['PT', 'DE'])
  for (const nowhere of ['UTC', 'Europe', 'Unknown', '']) expect(await shown('', nowhere)).toBe('')
})

test('access is taken and given back, as often as the studio likes', async ({ db }) => {
  const { orderId, key } = await aSale(db)
  await call(db, access, { orderId }, { method: 'DELETE' })
  expect(await whatWorks(db, orderId, key)).toEqual({ key: false, link: false })
  expect((await call(db, receipt, { orderId })).status).toBe(409)
  await call(db, access, { orderId })
  expect(await whatWorks(db, orderId, key)).toEqual({ key: true, link: true })
  expect(await validateLicenseKey(db, key, 'a.example')).toMatchObject({ activated: true })
  expect(await deedsOf(db, orderId)).toHaveLength(2)
})

test('each click on the receipt is a mail of its own, and all of them are in the timeline', async ({ db }) => {
  const { orderId } = await aSale(db)
  await call(db, receipt, { orderId })
  await call(db, receipt, { orderId })
  const mails =
    (await findOrderDetails(db, orderId))?.timeline.filter(({ text }) => text.startsWith('Your receipt')) ?? []
  expect(mails).toHaveLength(3)
})

test('a link is extended and the extension taken back', async ({ db }) => {
  const { orderId } = await aSale(db)
  const [made] = await listDownloadLinksOfOrder(db, orderId)
  const params = { orderId, linkId: made?.id ?? '' }
  const extend = (json: unknown) => call(db, link, params, { method: 'PATCH', json })
  const { body } = await extend({ lastDay: '2030-12-31', downloadLimit: 25 })
  const [extended] = await listDownloadLinksOfOrder(db, orderId)
  expect(extended).toMatchObject({ expiresAt: new Date('2030-12-31T23:59:59.999Z'), downloadLimit: 25 })
  await extend(body.before)
  expect((await listDownloadLinksOfOrder(db, orderId))[0]).toMatchObject({ downloadLimit: made?.downloadLimit })
  await db.updateTable('downloadLinks').set({ downloads: 8 }).where('id', '=', params.linkId).execute()
  const refused = [
    { lastDay: '2030-02-31', downloadLimit: 9 },
    { lastDay: '2099-01-01', downloadLimit: 9 },
    { lastDay: '2030-01-01', downloadLimit: 7 },
    { lastDay: '2030-01-01', downloadLimit: 1.5 },
    { lastDay: '2030-01-01', downloadLimit: 5_000 },
    {},
  ]
  for (const json of refused) expect([json, (await extend(json)).status]).toEqual([json, 422])
})

test('a place is freed and given back, unless somebody took it', async ({ db }) => {
  const { orderId, key } = await aSale(db)
  const activationId = (await findLicenseOfOrder(db, orderId))?.activations[0]?.id ?? ''
  expect((await call(db, activation, { orderId, activationId }, { method: 'DELETE' })).status).toBe(200)
  expect(await validateLicenseKey(db, key)).toMatchObject({ activations: 0 })
  expect((await call(db, activations, { orderId }, { json: { name: 'a.example' } })).status).toBe(200)
  expect(await validateLicenseKey(db, key, 'a.example')).toMatchObject({ activations: 1, activated: true })
  for (const name of ['b', 'c']) await activateLicenseKey(db, key, name)
  expect((await call(db, activations, { orderId }, { json: { name: 'd' } })).status).toBe(409)
})

test('the export is a file of bytes, and who took it is written down', async ({ db }) => {
  await aSale(db)
  const answer = await callAsAdmin(takeExport, db, { path: '/admin/orders/export.csv?status=paid' })
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  expect((await answer.text()).split('\r\n')[1]).toContain('zoe@example.com')
  const [entry] = await db.selectFrom('auditEntries').select(['action', 'subjectTitle']).execute()
  expect(entry).toEqual({ action: 'orders.exported', subjectTitle: '?status=paid' })
})

const calls: [string, Action, string][] = [
  ['refund', refund, 'POST'],
  ['receipt', receipt, 'POST'],
  ['access', access, 'POST'],
  ['access', access, 'DELETE'],
  ['link', link, 'PATCH'],
  ['activation', activation, 'DELETE'],
  ['activations', activations, 'POST'],
]

for (const [name, action, method] of calls) {
  test(`${method} of the ${name} of another order, or of none, is not found`, async ({ db }) => {
    const [{ orderId }, other] = [await aSale(db), await aSale(db)]
    const part = {
      linkId: (await listDownloadLinksOfOrder(db, other.orderId))[0]?.id ?? '',
      activationId: (await findLicenseOfOrder(db, other.orderId))?.activations[0]?.id ?? '',
    }
    const json = { name: 'x', lastDay: '2030-01-01', downloadLimit: 12 }
    const own: Record<string, string> =
      name === 'link' ? { linkId: part.linkId } : name === 'activation' ? { activationId: part.activationId } : {}
    const strangers = Object.keys(own).length > 0 ? [{ orderId, ...own }] : []
    for (const params of [{ orderId: nowhere, ...own }, { orderId: 'export', ...own }, ...strangers]) {
      expect((await call(db, action, params, { method, json })).status).toBe(404)
    }
    const wrong = await call(db, action, { orderId, ...own }, { method: 'PUT', json })
    expect(wrong.status).toBe(405)
    expect(await deedsOf(db, orderId)).toEqual([])
  })
}
